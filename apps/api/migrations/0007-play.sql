-- Phases, groups, matches, their logs and who may score them.

create table phases (
  id uuid primary key,
  open_id uuid not null references opens,
  number integer not null check (number between 1 and 4),
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 60),
  type text not null check (type in ('groups', 'knockout')),
  state text not null default 'created' check (state in ('created', 'groups', 'matches', 'finished')),
  source_from text not null default 'registrations' check (source_from in ('registrations', 'phase')),
  source_phase_id uuid,
  position_from integer check (position_from between 1 and 64),
  position_to integer check (position_to between 1 and 64),
  groups_count integer check (groups_count between 1 and 128),
  group_size integer check (group_size between 2 and 64),
  best_of integer not null check (best_of in (1, 3, 5, 7, 9)),
  third_place boolean not null default false,
  -- All chance of the draw comes from it, so that the draw can be run again.
  seed text not null check (char_length(seed) between 1 and 100),
  draw_report jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (id, open_id),
  foreign key (source_phase_id, open_id) references phases (id, open_id),
  check (source_phase_id <> id),
  check ((source_from = 'phase') = (source_phase_id is not null)),
  check ((source_from = 'phase') = (position_from is not null and position_to is not null)),
  check (position_from <= position_to)
);
create index phases_open on phases (open_id, number, id);
create index phases_source on phases (source_phase_id, open_id) where source_phase_id is not null;
create trigger phases_version before update on phases for each row execute function next_version();

-- A round robin in a group stage, a bracket in a knockout.
create table groups (
  id uuid primary key,
  phase_id uuid not null references phases on delete cascade,
  number integer not null check (number >= 1),
  name text collate "es-x-icu" not null,
  created_at timestamptz not null default now(),
  unique (phase_id, number),
  unique (id, phase_id)
);

-- The players of a group in their order, or the lines of a bracket from the top; nobody on a line is a bye.
create table group_players (
  group_id uuid not null,
  phase_id uuid not null,
  line integer not null check (line >= 1),
  player_id uuid references players,
  primary key (group_id, line),
  unique (phase_id, player_id),
  foreign key (group_id, phase_id) references groups (id, phase_id) on delete cascade
);
create index group_players_player on group_players (player_id) where player_id is not null;
create index group_players_group on group_players (group_id, phase_id);

create table matches (
  id uuid primary key,
  open_id uuid not null references opens,
  phase_id uuid not null,
  group_id uuid not null,
  -- In a knockout: `final`, `semifinal`, `roundOf16`… In a group: none.
  round text check (round <> ''),
  number integer not null check (number >= 1),
  -- The round of the order of play in a group, of the bracket in a knockout; from 1.
  round_number integer not null default 1 check (round_number >= 1),
  player_a uuid references players,
  player_b uuid references players,
  umpire_id uuid references players on delete set null,
  table_number integer check (table_number between 1 and 100),
  state text not null default 'waiting' check (state in ('waiting', 'enrolled', 'inPlay', 'finished')),
  outcome text check (outcome in ('played', 'walkover', 'retired', 'disqualified')),
  winner text check (winner in ('a', 'b')),
  rated boolean not null default false,
  best_of integer not null check (best_of in (1, 3, 5, 7, 9)),
  sets_won_a integer not null default 0 check (sets_won_a between 0 and 5),
  sets_won_b integer not null default 0 check (sets_won_b between 0 and 5),
  -- The last event of the log; 0 where there is none.
  last_seq integer not null default 0 check (last_seq >= 0),
  -- Whether the sets were written from a sheet or corrected by hand, and so are no fold of the log.
  from_sheet boolean not null default false,
  next_match_id uuid references matches on delete set null,
  next_side text check (next_side in ('a', 'b')),
  loser_next_match_id uuid references matches on delete set null,
  loser_next_side text check (loser_next_side in ('a', 'b')),
  called_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique nulls not distinct (group_id, round, number),
  foreign key (group_id, phase_id) references groups (id, phase_id) on delete cascade,
  foreign key (phase_id, open_id) references phases (id, open_id) on delete cascade,
  check (player_a <> player_b),
  check (state not in ('enrolled', 'inPlay') or (player_a is not null and player_b is not null)),
  check ((state = 'finished') = (outcome is not null)),
  check ((state = 'finished') = (finished_at is not null)),
  check (winner is null or state = 'finished'),
  check (outcome <> 'played' or winner is not null),
  check (not rated or (winner is not null and outcome <> 'walkover')),
  check (next_match_id <> id and loser_next_match_id <> id)
);
create index matches_open on matches (open_id, state, round_number, number);
create index matches_phase on matches (phase_id, open_id);
create index matches_group on matches (group_id, phase_id);
create index matches_player_a on matches (player_a, finished_at desc);
create index matches_player_b on matches (player_b, finished_at desc);
create index matches_umpire on matches (umpire_id) where umpire_id is not null;
create index matches_next on matches (next_match_id) where next_match_id is not null;
create index matches_loser_next on matches (loser_next_match_id) where loser_next_match_id is not null;
create index matches_rated on matches (finished_at, id) where rated;
create index matches_active on matches (started_at desc, id) where state = 'inPlay';
create trigger matches_version before update on matches for each row execute function next_version();

-- The sets as they count in the standings, in order. A set under way is here too, as far as it went.
create table sets (
  match_id uuid not null references matches on delete cascade,
  number integer not null check (number between 1 and 9),
  a integer not null check (a between 0 and 99),
  b integer not null check (b between 0 and 99),
  -- To 11 with two clear (2.11); reachable in any case: 12-9 and 7-12 never are.
  complete boolean not null generated always as (greatest(a, b) >= 11 and abs(a - b) >= 2) stored,
  -- What was really played of it, where an outcome filled in the rest; statistics look at this alone.
  played_a integer not null check (played_a between 0 and a),
  played_b integer not null check (played_b between 0 and b),
  first_server text check (first_server in ('a', 'b')),
  started_at timestamptz,
  ended_at timestamptz,
  primary key (match_id, number),
  check (greatest(a, b) <= 11 or abs(a - b) <= 2)
);

-- The log of a match, appended only: the score is always its fold.
create table match_events (
  match_id uuid not null references matches on delete cascade,
  seq integer not null check (seq between 1 and 5000),
  id uuid not null unique,
  type text not null check (
    type in ('toss', 'start', 'point', 'penaltyPoint', 'card', 'serveCorrection', 'undo', 'timeout', 'expedite', 'end')
  ),
  -- The event as the device wrote it, without `id`, `seq`, `type` and `at`.
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  at timestamptz not null,
  received_at timestamptz not null default now(),
  user_id uuid references users on delete set null,
  score_link_id uuid,
  primary key (match_id, seq)
);
create index match_events_user on match_events (user_id) where user_id is not null;
create index match_events_score_link on match_events (score_link_id) where score_link_id is not null;

-- A link, as a QR code on a table, that scores one match or whatever is played on that table of that open.
create table score_links (
  id uuid primary key,
  open_id uuid not null references opens on delete cascade,
  match_id uuid references matches on delete cascade,
  table_number integer check (table_number between 1 and 100),
  token_hash bytea not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  check ((match_id is null) <> (table_number is null))
);
create index score_links_open on score_links (open_id, created_at desc);
create index score_links_match on score_links (match_id) where match_id is not null;
create index score_links_created_by on score_links (created_by) where created_by is not null;
alter table match_events add foreign key (score_link_id) references score_links on delete set null;

-- Who holds a match for scoring; one at a time, and taking over is logged.
create table match_leases (
  match_id uuid primary key references matches on delete cascade,
  user_id uuid references users on delete cascade,
  score_link_id uuid references score_links on delete cascade,
  device text not null,
  holder_name text not null,
  acquired_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (user_id is not null or score_link_id is not null)
);
create index match_leases_user on match_leases (user_id) where user_id is not null;
create index match_leases_score_link on match_leases (score_link_id) where score_link_id is not null;
