-- Notifications on phones: where a session gets them, and what it was notified of.

-- Where a session is notified: its browser's address at a push service, and the keys that messages to it are encrypted with.
create table push_devices (
  session_id uuid primary key references session_families on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 1000),
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  created_at timestamptz not null,
  last_failed_at timestamptz,
  last_failure text check (char_length(last_failure) <= 200),
  check ((last_failed_at is null) = (last_failure is null))
);

-- Only a session that lasts is notified: an ending session waits for this, and takes its device with it.
create function refuse_device_of_ended_session() returns trigger language plpgsql as $$
begin
  perform from session_families where id = new.session_id and ended_at is null for share;
  if not found then
    raise exception 'the session % has ended', new.session_id using errcode = 'TT401';
  end if;
  return new;
end $$;
create trigger push_devices_session before insert or update of endpoint on push_devices
  for each row execute function refuse_device_of_ended_session();

create function forget_device_of_session() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = new.id;
  return null;
end $$;
create trigger session_families_push after update on session_families
  for each row when (old.ended_at is null and new.ended_at is not null) execute function forget_device_of_session();

-- What a device was notified of, or is to be: each turn once.
create table push_notices (
  id uuid primary key,
  session_id uuid not null references push_devices on delete cascade,
  player_id uuid not null references players on delete cascade,
  match_id uuid not null references matches on delete cascade,
  role text not null check (role in ('play', 'umpire')),
  kind text not null check (kind in ('soon', 'due')),
  -- How many matches come first.
  before smallint not null check ((kind = 'due' and before = 0) or (kind = 'soon' and before in (1, 2))),
  -- Of a turn that is due: at another table it is due again.
  table_number smallint check (kind = 'due' or table_number is null),
  created_at timestamptz not null,
  -- Until then a server is sending it, or it waits to be tried again.
  claimed_until timestamptz,
  -- When it was sent or given up.
  done_at timestamptz,
  unique nulls not distinct (session_id, player_id, match_id, role, kind, table_number)
);
create index push_notices_waiting on push_notices (created_at) where done_at is null;
create index push_notices_player on push_notices (player_id);
create index push_notices_match on push_notices (match_id);
