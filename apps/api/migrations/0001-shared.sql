-- What every other table is built on: how text is found, versions, totals, settings and the audit log.
-- Names are columns of the collation "es-x-icu": ñ after n, accents and case count only where nothing else differs.

-- Case, accents and punctuation do not matter in a search: "nunez" finds "Núñez", "collell" finds "Col·lell". Letters that are not
-- made of a letter and an accent are known too: "aero" finds "Ærø", "thordur" finds "Þórður". What nobody sees (soft hyphens, fillers)
-- and the points of "l·l", however typed, are left out.
-- Immutable, so that it can be stored and indexed; it needs no extension, which a given server may lack.
create function searchable(written text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(replace(replace(
      regexp_replace(
        lower(normalize(written, nfkd) collate "und-x-icu"),
        '[\u0300-\u036f\u00ad\u115f\u1160\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800\ufe00-\ufe0f\ufeff]', '', 'g'
      ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħŧŋıς-‐‒–—―·•∙⋅’‘ʼʻ''.',
    'olddhtniσ      '
  );

-- The trigrams of the words of a text, each as a number, without the extension `pg_trgm`. Two trigrams may share a number: a search
-- compares the text as well.
create function trigrams(searched text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  letter text;
  trigram integer := 0;
  letters integer := 0;
  found integer[] := '{}';
begin
  foreach letter in array string_to_array(searched, null) loop
    letters := case letter when ' ' then 0 else letters + 1 end;
    trigram := ((trigram & 1048575) << 10) | (ascii(letter) & 1023);
    if letters > 2 then found := found || trigram; end if;
  end loop;
  return found;
end $$;

-- Those that a word is looked up by, as each costs time: every third, which together cover the word, and the last.
create function trigrams_asked(word text) returns integer[] language sql immutable strict parallel safe
  return array(
    select trigram from unnest(trigrams(word)) with ordinality as found (trigram, place)
    where place % 3 = 1 or place = cardinality(trigrams(word))
  );

-- A description is Markdown, in one or more languages.
create function is_description(versions jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(versions) = 'array' then (
    select count(*) = count(distinct version ->> 'lang')
      and coalesce(bool_and(coalesce(
        version ->> 'lang' in ('es', 'en', 'ca')
          and jsonb_typeof(version -> 'text') = 'string'
          and char_length(version ->> 'text') <= 10000, false)), true)
    from jsonb_array_elements(versions) version
  ) else false end
$$;

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


-- Totals

-- How many rows a collection shows, spread over slots so that those who write at the same time do not wait for each other.
create table row_counts (
  collection text not null check (collection in ('players', 'users', 'players who played')),
  slot integer not null,
  rows bigint not null,
  primary key (collection, slot)
) with (fillfactor = 50);
insert into row_counts (collection, slot, rows)
  select collection, slot, 0
  from unnest(array['players', 'users', 'players who played']) collection, generate_series(1, 16) slot;

-- Any slot that nobody holds; where all of them are held, one waits.
create function count_rows(counted text, change bigint) returns void language plpgsql as $$
declare
  free integer;
begin
  if change = 0 then return; end if;
  select slot into free from row_counts where collection = counted limit 1 for no key update skip locked;
  update row_counts set rows = rows + change where collection = counted and slot = coalesce(free, 1 + pg_backend_pid() % 16);
end $$;

-- Rows that lists show: neither deleted nor erased. `tg_argv[0]` is the collection.
create function count_inserted() returns trigger language plpgsql as $$
begin
  perform count_rows(tg_argv[0], (select count(*) from inserted where deleted_at is null and erased_at is null));
  return null;
end $$;
create function count_deleted() returns trigger language plpgsql as $$
begin
  perform count_rows(tg_argv[0], -(select count(*) from removed where deleted_at is null and erased_at is null));
  return null;
end $$;
create function count_changed() returns trigger language plpgsql as $$
begin
  perform count_rows(tg_argv[0], (new.deleted_at is null and new.erased_at is null)::integer
    - (old.deleted_at is null and old.erased_at is null)::integer);
  return null;
end $$;
create function count_none() returns trigger language plpgsql as $$
begin
  update row_counts set rows = 0 where collection = tg_argv[0];
  return null;
end $$;


-- Settings

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
create trigger settings_touch before update on settings for each row execute function touch();

-- The setting of an installation where every organiser is trusted: {"everyOrganiser": true}.
create function every_organiser_is_trusted() returns boolean language sql stable parallel safe
  return exists (select from settings where key = 'trust' and value @> '{"everyOrganiser": true}');

-- Made on the first start and kept with the data: the keys that sign tokens, the setup code of the first admin.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- The settings of an installation: what admins change in the browser. What takes a restart is in the environment.
create table installation (
  -- One row.
  id boolean primary key default true check (id),
  name text collate "es-x-icu" not null default 'Topspin' check (char_length(name) between 1 and 40),
  logo bytea,
  -- Another one with every picture, so that an address never changes its content.
  logo_id uuid,
  -- Below this age a guardian consents (GDPR, article 8: 13 to 16, in Spain 14); an installation may be stricter.
  guardian_age integer not null default 14 check (guardian_age between 13 and 18),
  who_creates_opens text not null default 'everybody' check (who_creates_opens in ('everybody', 'trusted', 'admins')),
  who_creates_venues text not null default 'everybody' check (who_creates_venues in ('everybody', 'trusted', 'admins')),
  rating_start double precision not null default 1000 check (rating_start between 0 and 5000),
  rating_scale double precision not null default 400 check (rating_scale between 10 and 2000),
  rating_k double precision not null default 32 check (rating_k between 1 and 500),
  rating_provisional_k double precision not null default 64 check (rating_provisional_k between 1 and 500),
  rating_provisional_matches integer not null default 30 check (rating_provisional_matches between 0 and 1000),
  rating_floor double precision not null default 100 check (rating_floor between 0 and 5000),
  rating_updating text not null default 'perMatch' check (rating_updating in ('perMatch', 'perEvent')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint installation_logo_check check ((logo is null) = (logo_id is null)),
  constraint installation_floor_check check (rating_floor <= rating_start)
);
insert into installation default values;
create trigger installation_version before update on installation for each row execute function next_version();

create function installation_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the settings of the installation are one row that is not deleted';
end $$;
create trigger installation_stays before delete or truncate on installation
  for each statement execute function installation_stays();

-- New players start where the installation says.
create function starting_rating() returns double precision language sql stable parallel safe
  return (select rating_start from installation);

-- A consent keeps the age that its text named.
create function guardian_age() returns integer language sql stable parallel safe
  return (select guardian_age from installation);


-- The audit log

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

-- The next function reads tables of later files.
set local check_function_bodies = off;

-- What a thing is called, whatever it is: entries of the audit log name things by id.
create function name_of(thing uuid) returns text stable language sql as $$
  select coalesce(
    (select name from users where id = thing),
    (select name from players where id = thing),
    (select name from opens where id = thing),
    (select name from venues where id = thing),
    (select name from circuits where id = thing),
    (select name from editions where id = thing),
    (select name from clubs where id = thing),
    (select to_address from outbox where id = thing),
    (select players.name || ' · ' || opens.name from inscriptions
      join players on players.id = inscriptions.player_id join opens on opens.id = inscriptions.open_id
      where inscriptions.id = thing),
    (select phases.name || ' · ' || opens.name from phases join opens on opens.id = phases.open_id where phases.id = thing),
    (select a.name || ' – ' || b.name || ' · ' || opens.name from matches
      join players a on a.id = matches.player_a join players b on b.id = matches.player_b join opens on opens.id = matches.open_id
      where matches.id = thing))
$$;
