-- Venues, their tables and the people who look after them.

create table venues (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 120),
  address text collate "es-x-icu" not null check (char_length(address) between 1 and 300),
  search text not null generated always as (searchable(name)) stored,
  address_search text not null generated always as (searchable(address)) stored,
  longitude double precision check (longitude between -180 and 180),
  latitude double precision check (latitude between -90 and 90),
  time_zone text not null,
  accessibility text not null default '' check (char_length(accessibility) <= 1000),
  contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array'),
  created_by uuid references users on delete set null,
  -- The declaration of authority and truthfulness, with the consent of any co-administrators.
  declared_by uuid references users on delete set null,
  declared_at timestamptz not null,
  declaration_version text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  check ((longitude is null) = (latitude is null))
);
create index venues_name on venues (name, id) where deleted_at is null;
create index venues_created_by on venues (created_by) where created_by is not null;
create index venues_declared_by on venues (declared_by) where declared_by is not null;
create trigger venues_version before update on venues for each row execute function next_version();

create table venue_tables (
  venue_id uuid not null references venues on delete cascade,
  number integer not null check (number between 1 and 100),
  primary key (venue_id, number)
);

-- The admin of a venue, and co-admins: invited, then accepted.
create table venue_admins (
  venue_id uuid not null references venues on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('admin', 'coAdmin')),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  primary key (venue_id, user_id),
  check (role = 'coAdmin' or accepted_at is not null)
);
create unique index venue_admins_one_admin on venue_admins (venue_id) where role = 'admin';
create index venue_admins_user on venue_admins (user_id);
create index venue_admins_invited_by on venue_admins (invited_by) where invited_by is not null;
