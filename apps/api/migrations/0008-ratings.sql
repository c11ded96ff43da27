-- What follows from results: the rating ledger, where everybody ended, and the points of circuits.

-- Every change of a rating: one row per match and player, in the order of finished_at, then the match's id.
create table rating_ledger (
  id uuid primary key default gen_random_uuid(),
  match_id uuid not null references matches on delete cascade,
  player_id uuid not null references players,
  opponent_id uuid not null references players,
  open_id uuid not null references opens,
  before double precision not null,
  after double precision not null,
  expected double precision not null check (expected between 0 and 1),
  reason text not null check (reason in ('win', 'loss', 'floor')),
  -- Rated matches of the player before this one: what the K factor looks at.
  matches_before integer not null check (matches_before >= 0),
  finished_at timestamptz not null,
  unique (match_id, player_id),
  check (player_id <> opponent_id)
);
create index rating_ledger_player on rating_ledger (player_id, finished_at desc, match_id desc);
create index rating_ledger_opponent on rating_ledger (opponent_id);
create index rating_ledger_open on rating_ledger (open_id);
create index rating_ledger_order on rating_ledger (finished_at, match_id);

-- The final classification of a finished open. Shared positions have the same number.
create table open_results (
  open_id uuid not null references opens on delete cascade,
  player_id uuid not null references players,
  position integer not null check (position >= 1),
  -- Where it came from: the round lost, or phase, group and position.
  reached text,
  matches_won integer not null default 0 check (matches_won >= 0),
  matches_lost integer not null default 0 check (matches_lost >= 0),
  games_won integer not null default 0 check (games_won >= 0),
  points_balance integer not null default 0,
  rating_change double precision not null default 0,
  -- What the edition's ranking system pays for it; none where the open belongs to no edition.
  points double precision check (points >= 0),
  primary key (open_id, player_id)
);
create index open_results_position on open_results (open_id, position, player_id);
create index open_results_player on open_results (player_id);
