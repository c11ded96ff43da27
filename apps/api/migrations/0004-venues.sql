-- Venues, their tables and photos, and the people who look after them.

create table venues (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 120),
  address text collate "es-x-icu" not null check (char_length(address) between 1 and 300),
  search text not null generated always as (searchable(name)) stored,
  address_search text not null generated always as (searchable(address)) stored,
  longitude double precision check (longitude between -180 and 180),
  latitude double precision check (latitude between -90 and 90),
  time_zone text not null,
  description jsonb not null default '[]' check (is_description(description)),
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
  deleted_by uuid references users on delete set null,
  check ((longitude is null) = (latitude is null)),
  -- A time zone that only some browsers know stops pages there.
  constraint venues_usual_time_zone check (
    time_zone ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Z][A-Za-z0-9_+/-]+)$')
);
create index venues_name on venues (name, id) where deleted_at is null;
create index venues_created_by on venues (created_by) where created_by is not null;
create index venues_declared_by on venues (declared_by) where declared_by is not null;
create index venues_deleted on venues (deleted_at) where deleted_at is not null;
create index venues_deleted_by on venues (deleted_by) where deleted_by is not null;
create trigger venues_version before update on venues for each row execute function next_version();

create table venue_tables (
  venue_id uuid not null references venues on delete cascade,
  number integer not null check (number between 1 and 100),
  primary key (venue_id, number)
);

-- Photos of a venue, in two sizes, without the metadata of the camera. The position also limits their number. A removed photo keeps its
-- row, so that its id is never another picture, and its bytes for as long as it can be restored.
create table venue_photos (
  id uuid primary key,
  venue_id uuid not null references venues on delete cascade,
  position integer not null check (position between 1 and 8),
  image bytea check (octet_length(image) between 1 and 4000000),
  thumbnail bytea check (octet_length(thumbnail) between 1 and 1000000),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_by uuid references users,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint venue_photos_bytes check (
    (image is null) = (thumbnail is null) and (image is not null or removed_at is not null))
);
create unique index venue_photos_place on venue_photos (venue_id, position) where removed_at is null;
create index venue_photos_created_by on venue_photos (created_by);
create index venue_photos_removed on venue_photos (removed_at) where image is not null and removed_at is not null;

-- The admin of a venue, and co-admins; invitations wait in `helper_invitations` until they are accepted.
create table venue_admins (
  venue_id uuid not null references venues on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('admin', 'coAdmin')),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz not null,
  -- Since when the venue is somebody's only because its owner's account was erased; null once they have seen it.
  handed_over_at timestamptz,
  primary key (venue_id, user_id),
  check (role = 'coAdmin' or accepted_at is not null)
);
create unique index venue_admins_one_admin on venue_admins (venue_id) where role = 'admin';
create index venue_admins_user on venue_admins (user_id);
create index venue_admins_invited_by on venue_admins (invited_by) where invited_by is not null;
create index venue_admins_handed_over on venue_admins (user_id) where handed_over_at is not null;
