-- Opens, who organises them and who is registered in them.

create table opens (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 120),
  search text not null generated always as (searchable(name)) stored,
  description text not null default '' check (char_length(description) <= 10000),
  date_start timestamptz not null,
  date_end timestamptz not null,
  state text not null default 'created' check (
    state in ('created', 'registrationOpen', 'registrationClosed', 'reception', 'active', 'finished', 'canceled')
  ),
  cancel_reason text,
  players_min integer not null default 2 check (players_min between 2 and 512),
  players_max integer not null default 64 check (players_max between 2 and 512),
  best_of integer not null default 5 check (best_of in (1, 3, 5, 7, 9)),
  gender text check (gender in ('man', 'woman', 'other')),
  age_min integer check (age_min between 0 and 120),
  age_max integer check (age_max between 0 and 120),
  age_reckoning text not null default 'firstDay' check (age_reckoning in ('firstDay', 'birthYear')),
  rating_min integer check (rating_min between 0 and 5000),
  rating_max integer check (rating_max between 0 and 5000),
  functional_diversity boolean not null default false,
  public_results boolean not null default true,
  venue_id uuid references venues on delete set null,
  edition_id uuid references editions on delete set null,
  created_by uuid references users on delete set null,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  check (date_start <= date_end),
  check (players_min <= players_max),
  check ((age_min is null) = (age_max is null) and age_min <= age_max),
  check ((rating_min is null) = (rating_max is null) and rating_min <= rating_max),
  check ((state = 'canceled') = (cancel_reason is not null)),
  check ((state = 'finished') = (finished_at is not null))
);
create index opens_date on opens (date_start, id) where deleted_at is null;
create index opens_state on opens (state, date_start) where deleted_at is null;
create index opens_name on opens (name, id) where deleted_at is null;
create index opens_venue on opens (venue_id) where venue_id is not null;
create index opens_edition on opens (edition_id, finished_at) where edition_id is not null;
create index opens_created_by on opens (created_by) where created_by is not null;
create trigger opens_version before update on opens for each row execute function next_version();

-- Whoever made the open owns it; others are invited, then accept.
create table open_organisers (
  open_id uuid not null references opens on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'organiser')),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  primary key (open_id, user_id),
  check (role = 'organiser' or accepted_at is not null)
);
create unique index open_organisers_one_owner on open_organisers (open_id) where role = 'owner';
create index open_organisers_user on open_organisers (user_id);
create index open_organisers_invited_by on open_organisers (invited_by) where invited_by is not null;

-- The order of arrival: taken while the open's row is locked, so that it is the order in which people got in.
create sequence inscription_arrivals;

create table inscriptions (
  id uuid primary key,
  open_id uuid not null references opens,
  player_id uuid not null references players,
  state text not null check (state in ('registered', 'waiting', 'present', 'absent', 'withdrawn', 'removed')),
  arrival bigint not null unique default nextval('inscription_arrivals'),
  -- The rating at the time of enrolling, which the open's limits looked at.
  rating double precision not null,
  -- Declared with explicit consent, for this open alone and for its organisers' eyes.
  functional_diversity boolean not null default false,
  registered_by uuid references users on delete set null,
  registered_at timestamptz not null default now(),
  -- Also of somebody who waits: in the hall, so that a place at the close of reception can be theirs.
  checked_in_at timestamptz,
  left_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (open_id, player_id),
  check (state <> 'present' or checked_in_at is not null),
  check (checked_in_at is null or state in ('present', 'waiting')),
  check ((state in ('withdrawn', 'removed')) = (left_at is not null))
);
alter sequence inscription_arrivals owned by inscriptions.arrival;
create index inscriptions_open on inscriptions (open_id, state, arrival);
create index inscriptions_player on inscriptions (player_id, registered_at desc);
create index inscriptions_registered_by on inscriptions (registered_by) where registered_by is not null;
create trigger inscriptions_version before update on inscriptions for each row execute function next_version();

-- What a person agreed to: who said so, when, to which text, and as what to the player.
create table consents (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  purpose text not null check (purpose in ('profile', 'inscription', 'guardian', 'functionalDiversity')),
  relation text not null check (relation in ('self', 'guardian', 'coach', 'club', 'other')),
  given_by uuid references users on delete set null,
  inscription_id uuid references inscriptions on delete cascade,
  text_version text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index consents_player on consents (player_id, given_at desc);
create index consents_given_by on consents (given_by) where given_by is not null;
create index consents_inscription on consents (inscription_id) where inscription_id is not null;
