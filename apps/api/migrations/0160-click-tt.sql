-- The click-TT file from which an open has its participants: what it says of the tournament and of one competition, as it came, so that the
-- file with the results says the same. Lists of `[name, value]`, in the order of the file.
create table click_tt_files (
  open_id uuid primary key references opens on delete cascade,
  kept_by uuid references users on delete set null,
  kept_at timestamptz not null,
  -- The declared type, the attributes and the places of the tournament.
  tournament json not null check (json_typeof(tournament) = 'object'),
  competition json not null check (json_typeof(competition) = 'array')
);
create index click_tt_files_kept_by on click_tt_files (kept_by) where kept_by is not null;

-- An entry of that competition with its people: years of birth and licences included, which go back to click-TT and nowhere else. `player_id`
-- is who it is in the open, once a person said so.
create table click_tt_entries (
  open_id uuid not null references click_tt_files on delete cascade,
  number integer not null check (number >= 1),
  entry text not null check (char_length(entry) between 1 and 100),
  attributes json not null check (json_typeof(attributes) = 'array'),
  people json not null check (json_typeof(people) = 'array'),
  player_id uuid references players on delete cascade,
  primary key (open_id, number),
  unique (open_id, entry),
  unique (open_id, player_id)
);
create index click_tt_entries_player on click_tt_entries (player_id) where player_id is not null;
