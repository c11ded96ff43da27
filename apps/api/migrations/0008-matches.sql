-- Phases, groups and brackets, and the matches they are made of.

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
  -- How many seeds the organiser wants in a knockout that is drawn by rating; none where a quarter of the bracket is.
  seeds integer check (seeds between 0 and 512),
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
  check (position_from <= position_to),
  check (type = 'knockout' or seeds is null)
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
  -- A search in matches looks at the names of groups, too.
  search text not null generated always as (searchable(name)) stored,
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
  -- A correction may annul a later match that was played with the wrong player: for good, or until it is played again.
  annulled text check (annulled in ('replay', 'void')),
  rated boolean not null default false,
  -- Its result would be rated if its open were trusted.
  awaits_trust boolean not null default false,
  -- When it entered the ratings after it had waited for trust.
  taken_in_at timestamptz,
  with_guest boolean not null default false,
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
  check (next_match_id <> id and loser_next_match_id <> id),
  constraint annulled_has_no_winner check (annulled is null or (state = 'finished' and winner is null)),
  constraint matches_awaits_trust_check check (not (rated and awaits_trust)),
  constraint matches_taken_in_at_check check (taken_in_at is null or rated),
  constraint matches_with_guest_check check (not with_guest or not (rated or awaits_trust))
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
create index matches_awaiting_trust on matches (open_id) where awaits_trust;
create index matches_active on matches (started_at desc, id) where state = 'inPlay';
-- The order of the list of matches: those in play, those to come, then the latest results.
create index matches_live on matches ((case state when 'inPlay' then 0 when 'enrolled' then 1 when 'waiting' then 2 else 3 end),
  finished_at desc nulls last, id desc);
create trigger matches_version before update on matches for each row execute function next_version();

-- A match with a guest is rated for neither side, whatever becomes of trust, and is shown in its open alone.
create function match_with_guest() returns trigger language plpgsql as $$
begin
  new.with_guest := exists (
    select from players where id in (new.player_a, new.player_b) and guest_of is not null);
  return new;
end $$;
create trigger matches_guest before insert or update of player_a, player_b on matches
  for each row execute function match_with_guest();

-- Matches of an open that is not trusted wait: they are in no rating until somebody gives it trust. A match that was not rated yet is
-- rated in a trusted open alone; one that is stays so, whatever becomes of trust. The fact is kept with the match, so that a replay of
-- the rated matches is the ledger.
create function rate_if_trusted() returns trigger language plpgsql as $$
begin
  new.awaits_trust := not new.with_guest and not old.rated and not trusted_open(new.open_id);
  new.rated := not new.with_guest and not new.awaits_trust;
  return new;
end $$;
-- Only where a statement writes a result: points do not ask.
create trigger matches_rate_if_trusted before update of rated on matches
  for each row when (new.rated) execute function rate_if_trusted();

-- Whether a match is one of an open for functional diversity.
create function is_restricted_match(match uuid) returns boolean stable language sql as $$
  select exists (select from matches join opens on opens.id = matches.open_id and opens.functional_diversity
    where matches.id = match)
$$;

-- The sets as they count in the standings, in order. A set under way is here too, as far as it went. The laws give a set no upper end
-- (2.11): whoever leads by two from 10-10 wins it, however late.
create table sets (
  match_id uuid not null references matches on delete cascade,
  number integer not null check (number between 1 and 9),
  a integer not null check (a >= 0),
  b integer not null check (b >= 0),
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

-- A phase as it was before somebody deleted it or took it a step back, for a day: so that they can undo it as it was, with
-- its groups and matches. A migration that changes the columns of those tables empties this one.
create table removed_phases (
  phase_id uuid primary key,
  open_id uuid not null references opens on delete cascade,
  -- Its row and those of its groups, lines, matches, sets and events.
  kept jsonb not null check (jsonb_typeof(kept) = 'object'),
  -- The version it was left with; null if it was deleted.
  left_version integer,
  -- A digest of what the draw depends on: who is in the open, its other phases, and the results of the phase it takes its players from.
  depends_on text not null,
  removed_by uuid not null references users on delete cascade,
  removed_at timestamptz not null
);
create index removed_phases_open on removed_phases (open_id);
create index removed_phases_removed_by on removed_phases (removed_by);
create index removed_phases_at on removed_phases (removed_at);


-- The names of the two players of a match, for searches. Apart from `matches`, so that a renamed player changes no version of a match,
-- and a point no index of names.

create table match_names (
  match_id uuid primary key references matches on delete cascade,
  searched text not null
);
create index match_names_trigrams on match_names using gin (trigrams(searched)) with (fastupdate = off);

create function name_matches(matches_named uuid[]) returns void language sql as $$
  delete from match_names where match_id = any (matches_named);
  insert into match_names (match_id, searched)
  select matches.id, concat_ws(' ', a.search, b.search)
  from matches left join players a on a.id = player_a left join players b on b.id = player_b
  where matches.id = any (matches_named) and coalesce(a.id, b.id) is not null;
$$;

create function matches_inserted_named() returns trigger language plpgsql as $$
begin
  perform name_matches(array(select id from inserted where coalesce(player_a, player_b) is not null));
  return null;
end $$;
create function match_named() returns trigger language plpgsql as $$
begin
  perform name_matches(array[new.id]);
  return null;
end $$;
-- The lock waits for transactions that are placing this player in a match: they have read the old name.
create function matches_of_player_named() returns trigger language plpgsql as $$
begin
  perform from players where id = new.id for update;
  perform name_matches(array(select id from matches where new.id in (player_a, player_b)));
  return null;
end $$;

create trigger matches_named_inserted after insert on matches referencing new table as inserted
  for each statement execute function matches_inserted_named();
create trigger matches_named after update of player_a, player_b on matches for each row
  when (old.player_a is distinct from new.player_a or old.player_b is distinct from new.player_b)
  execute function match_named();
create trigger players_named after update of name on players for each row
  when (old.search is distinct from new.search) execute function matches_of_player_named();
