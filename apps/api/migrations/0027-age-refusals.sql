-- How often the limits of somebody's opens refused a player whom others entered, for the age: who is refused as often as they
-- like finds the date of birth by moving the limits.
create table age_refusals (
  open_owner uuid not null references users on delete cascade,
  player_id uuid not null references players on delete cascade,
  since timestamptz not null,
  refused integer not null default 0 check (refused >= 0),
  primary key (open_owner, player_id)
);
create index age_refusals_player on age_refusals (player_id);
create index age_refusals_since on age_refusals (since);
