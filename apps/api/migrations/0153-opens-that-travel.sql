-- An open leaves an installation as a file and enters another. Each installation has a name of its own for that, so that a second file of
-- the same source is recognised.
alter table installation add column travels_as uuid not null default gen_random_uuid();

-- When the open came as a file. Nobody moves ratings with a file: it is trusted once an admin approves it, whoever owns it.
alter table opens add column imported_at timestamptz;

create or replace function trusted_open(open_id uuid) returns boolean language sql stable parallel safe
  return exists (select from opens where opens.id = trusted_open.open_id and opens.approved_at is not null)
    or exists (
      select from open_organisers owner join opens on opens.id = owner.open_id
      where owner.open_id = trusted_open.open_id and owner.role = 'owner' and opens.imported_at is null
        and trusted_user(owner.user_id)
    );

-- Where an open came from. `provenance` holds what the file says and nothing here can: its owner, its trust, its ratings, who looked after
-- whom. It is written again when the open leaves.
create table travelled_opens (
  open_id uuid primary key references opens on delete cascade,
  source uuid not null,
  source_open uuid not null,
  imported_by uuid references users on delete set null,
  -- Of the file, so that importing it twice changes nothing.
  sha256 bytea not null,
  -- Whether it kept its ids, people and provenance, in an installation that was empty.
  restored boolean not null,
  -- As it was written, in the order it had: what leaves again is the same.
  provenance json not null check (json_typeof(provenance) = 'object')
);
create index travelled_opens_source on travelled_opens (source, source_open);
create index travelled_opens_imported_by on travelled_opens (imported_by) where imported_by is not null;

-- Who the people of a source are here, as somebody who imports its files decided.
create table travelled_people (
  user_id uuid not null references users on delete cascade,
  source uuid not null,
  person uuid not null,
  -- Nobody is a guest.
  player_id uuid references players on delete cascade,
  decided_at timestamptz not null,
  primary key (user_id, source, person)
);
create index travelled_people_player on travelled_people (player_id) where player_id is not null;
