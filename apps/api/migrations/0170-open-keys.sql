-- Keys of an open, for the page of a club or a script: whoever has one reads what visitors may, and nothing else. They belong to the open
-- and not to the person who made them. A revoked one is deleted.
create table open_keys (
  id uuid primary key,
  open_id uuid not null references opens on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- To the hour.
  last_used_at timestamptz
);
create index open_keys_open on open_keys (open_id, created_at desc);
create index open_keys_created_by on open_keys (created_by) where created_by is not null;

-- Servers cache who a key lets read (`openKeys:OPEN`).
create function ring_open_keys() returns trigger language plpgsql as $$
begin
  perform ring('openKeys:' || old.open_id);
  return null;
end $$;
create trigger open_keys_bell_delete after delete on open_keys for each row execute function ring_open_keys();

create function ring_open_keys_of_open() returns trigger language plpgsql as $$
begin
  perform ring('openKeys:' || old.id);
  return null;
end $$;
create trigger opens_open_keys_bell after update of deleted_at on opens for each row
  when (old.deleted_at is distinct from new.deleted_at)
  execute function ring_open_keys_of_open();

-- Its organisers look at the list (`open:ID:open_keys`).
create trigger open_keys_open_bell_insert after insert on open_keys referencing new table as changed for each statement
  execute function ring_opens('open_id');
create trigger open_keys_open_bell_update after update on open_keys referencing new table as changed for each statement
  execute function ring_opens('open_id');
create trigger open_keys_open_bell_delete after delete on open_keys referencing old table as changed for each statement
  execute function ring_opens('open_id');
