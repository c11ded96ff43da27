-- What every other table stands on: how words are found, versions, settings and the audit log.
-- Names are columns of the collation "es-x-icu": ñ after n, accents and case count only where nothing else differs.

-- Case, accents and punctuation of words do not matter in a search: "nunez" finds "Núñez", "collell" finds "Col·lell".
-- Immutable, so that it can be stored and indexed; it needs no extension, which a given server may lack.
create function searchable(written text) returns text
  language sql immutable strict parallel safe
  return lower(
    regexp_replace(
      translate(replace(replace(normalize(written, nfkd), 'ß', 'ss'), 'æ', 'ae'), 'ÆøØœŒłŁđĐ-·’''.', 'AoOoOlLdD '),
      '[\u0300-\u036f\u200b-\u200f\u2060-\u206f\ufeff]', '', 'g'
    ) collate "und-x-icu"
  );

-- Says that a row is another one than before: whoever saves over it with an older version is told.
create function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

-- For tables without a version.
create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
create trigger settings_touch before update on settings for each row execute function touch();

-- Made on the first start and kept with the data: the keys that sign tokens, the setup code of the first admin.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

create table audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  -- Nobody where the server itself acts. No foreign key: the log outlives whoever it speaks of.
  actor_id uuid,
  action text not null check (action <> ''),
  entity text not null,
  entity_id uuid,
  reason text,
  before jsonb,
  after jsonb,
  refused boolean not null default false,
  request_id text
);
create index audit_log_at on audit_log (at desc, id);
create index audit_log_entity on audit_log (entity, entity_id, at desc);
create index audit_log_actor on audit_log (actor_id, at desc) where actor_id is not null;
