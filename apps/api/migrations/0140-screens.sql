-- Screens in the hall: each is paired with a day of play by the code that it shows (ADR 119).

create table day_screens (
  id uuid primary key,
  -- A screen proves itself with a secret of its own, of which only the hash is here.
  secret_hash bytea not null,
  -- The code that it shows, until an organiser types it or it is over.
  code text check (code ~ '^\d{6}$'),
  code_expires_at timestamptz,
  day_id uuid references play_days on delete cascade,
  name text check (char_length(name) between 1 and 40),
  -- The layouts it turns through, each for so many seconds a page.
  layouts text[] not null default '{playing,calls}'
    check (layouts <@ array['playing', 'calls', 'groups', 'brackets', 'positions', 'message']),
  seconds smallint not null default 12 check (seconds between 5 and 120),
  message text check (char_length(message) between 1 and 300),
  lang text not null default 'es' check (lang in ('es', 'en', 'ca')),
  -- When it last asked what to show.
  seen_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((code is null) = (code_expires_at is null)),
  check ((code is null) <> (day_id is null)),
  check ((name is null) = (day_id is null)),
  check (cardinality(layouts) >= 1)
);
create unique index day_screens_code on day_screens (code) where code is not null;
create index day_screens_day on day_screens (day_id) where day_id is not null;
create index day_screens_waiting on day_screens (code_expires_at) where code is not null;
create trigger day_screens_version before update on day_screens for each row
  when (old.seen_at is not distinct from new.seen_at) execute function next_version();

-- A screen hears of what it is to show, `screen:ID:day_screens`, and those who run its day, `day:ID:day_screens`; that it was there is
-- no news.
create function ring_screen() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(topic || ':' || tg_table_name))
  from unnest(array['screen:' || old.id, 'day:' || old.day_id, 'day:' || new.day_id]) as topic where topic is not null;
  return null;
end $$;
create trigger day_screens_bell after update on day_screens for each row
  when (old.seen_at is not distinct from new.seen_at) execute function ring_screen();
create trigger day_screens_bell_delete after delete on day_screens for each row
  when (old.day_id is not null) execute function ring_screen();
