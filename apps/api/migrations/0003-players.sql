-- Players, the clubs they play for, and the people who act for them.

create table clubs (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 80),
  search text not null generated always as (searchable(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz
);
-- One club however it is written: "C.T.M. Nuñez" typed again without the tilde is the same one.
create unique index clubs_search on clubs (search) where deleted_at is null;
create index clubs_name on clubs (name, id) where deleted_at is null;
create trigger clubs_version before update on clubs for each row execute function next_version();

create table players (
  id uuid primary key,
  user_id uuid references users on delete set null,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 80),
  nickname text collate "es-x-icu" check (char_length(nickname) between 1 and 40),
  search text not null generated always as (searchable(name)) stored,
  nickname_search text generated always as (searchable(nickname)) stored,
  nationality text check (nationality ~ '^[A-Z]{3}$'),
  date_of_birth date check (date_of_birth >= '1900-01-01'),
  gender text check (gender in ('man', 'woman', 'other')),
  club_id uuid references clubs on delete set null,
  contact_phone jsonb check (jsonb_typeof(contact_phone) = 'object'),
  show_phone_admin_only boolean not null default true,
  social_networks jsonb not null default '[]' check (jsonb_typeof(social_networks) = 'array'),
  avatar_id uuid unique references avatars on delete set null,
  created_by uuid references users on delete set null,
  -- Derived from the ledger, which is the truth: see rating_ledger. Unrounded.
  rating double precision not null default 1000 check (rating between 0 and 100000),
  rated_matches integer not null default 0 check (rated_matches >= 0),
  matches_played integer not null default 0 check (matches_played >= 0),
  matches_won integer not null default 0 check (matches_won between 0 and matches_played),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The person has erased what is known: results stay under a name that tells nothing.
  erased_at timestamptz,
  deleted_at timestamptz
);
-- An account has one player; one taken out of the lists leaves it free for another.
create unique index players_user on players (user_id) where deleted_at is null;
create index players_user_ever on players (user_id) where user_id is not null;
create index players_rating on players (rating, id) where deleted_at is null;
create index players_name on players (name, id) where deleted_at is null;
create index players_played on players (matches_played, id) where deleted_at is null;
create index players_club on players (club_id) where club_id is not null;
create index players_created_by on players (created_by) where created_by is not null;
-- A rating that moves is no edit: the figures derived from matches leave the version alone.
create trigger players_version
  before update of user_id, name, nickname, nationality, date_of_birth, gender, club_id, contact_phone,
    show_phone_admin_only, social_networks, avatar_id, erased_at, deleted_at on players
  for each row execute function next_version();

-- Who registers and withdraws a player besides the player.
create table player_administrators (
  player_id uuid not null references players on delete cascade,
  user_id uuid not null references users on delete cascade,
  relation text not null check (relation in ('guardian', 'coach', 'club', 'other')),
  created_at timestamptz not null default now(),
  primary key (player_id, user_id)
);
create index player_administrators_user on player_administrators (user_id);

-- A profile made by somebody else, and the person who says that it is theirs.
create table player_claims (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  user_id uuid not null references users on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((state = 'pending') = (decided_at is null))
);
create unique index player_claims_pending on player_claims (player_id, user_id) where state = 'pending';
create index player_claims_player on player_claims (player_id, created_at desc);
create index player_claims_user on player_claims (user_id, created_at desc);
create index player_claims_decided_by on player_claims (decided_by) where decided_by is not null;
