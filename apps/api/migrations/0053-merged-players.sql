-- Two profiles of one person, of which one was merged into the other: for a day, so that it can be undone. What is
-- merged is deleted then, and says nothing any more once the day is over.
create table player_merges (
  merged_id uuid primary key references players on delete cascade,
  kept_id uuid not null references players on delete cascade,
  -- The opens that came with the merged profile: the kept one was in none of them.
  opens uuid[] not null,
  -- The consents that came with it, besides those to registrations.
  consents uuid[] not null,
  -- The fields that the kept profile lacked, and got from it.
  filled text[] not null,
  -- Whether its initial rating, and those who looked after it, came with it.
  initial boolean not null,
  administrators boolean not null,
  merged_at timestamptz not null,
  check (merged_id <> kept_id)
);
create index player_merges_kept on player_merges (kept_id);
create index player_merges_at on player_merges (merged_at);
