-- A day at a venue: its tables, which match was called to which, and who is busy where (ADR 118).

-- The opens that are played on one day at one venue share its tables and its people; an open without a venue has days of its own.
create table play_days (
  id uuid primary key,
  venue_id uuid references venues on delete cascade,
  open_id uuid references opens on delete cascade,
  -- In the time zone of the venue.
  date date not null,
  -- Whether free tables are given their next match without anybody asking.
  automatic boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((venue_id is null) <> (open_id is null))
);
create unique index play_days_of_venue on play_days (venue_id, date) where venue_id is not null;
create unique index play_days_of_open on play_days (open_id, date) where open_id is not null;
create trigger play_days_version before update on play_days for each row execute function next_version();

-- How an open is run on its days; the defaults where there is no row.
create table day_settings (
  open_id uuid primary key references opens on delete cascade,
  -- The rest between two matches of one person, and after one of five sets.
  rest_minutes smallint not null default 5 check (rest_minutes between 0 and 60),
  long_rest_minutes smallint not null default 10 check (long_rest_minutes between 0 and 90),
  -- How many minutes after the first call come the second and the third.
  second_call_minutes smallint not null default 3 check (second_call_minutes between 1 and 60),
  third_call_minutes smallint not null default 5 check (third_call_minutes between 1 and 90),
  -- Who umpires; each is tried after the one before it.
  umpire_rules text[] not null default '{none}'
    check (umpire_rules <@ array['resting', 'loser', 'volunteer', 'none']),
  rounds_together boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (cardinality(umpire_rules) between 1 and 4),
  check (third_call_minutes >= second_call_minutes)
);
create trigger day_settings_version before update on day_settings for each row execute function next_version();

-- What a person fixed of a match that is not played yet: its table, and when it may begin or is to begin.
create table match_plans (
  match_id uuid primary key references matches on delete cascade,
  table_number integer check (table_number between 1 and 100),
  not_before timestamptz,
  fixed_at timestamptz,
  updated_by uuid references users on delete set null,
  check (num_nonnulls(table_number, not_before, fixed_at) > 0)
);
create index match_plans_updated_by on match_plans (updated_by) where updated_by is not null;

create table day_tables (
  id uuid primary key,
  day_id uuid not null references play_days on delete cascade,
  number integer not null check (number between 1 and 100),
  name text check (char_length(name) between 1 and 40),
  -- The order in which free tables are given a match.
  fill_order integer not null check (fill_order between 1 and 1000),
  -- Where it stands in the hall, in half tables from the top left; nowhere in particular until somebody arranges them.
  x smallint check (x between 0 and 200),
  y smallint check (y between 0 and 200),
  state text not null default 'open' check (state in ('open', 'locked', 'outOfUse')),
  -- Why it is not open.
  word text check (char_length(word) between 1 and 80),
  -- Whether it takes part where the day is automatic.
  automatic boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (day_id, number),
  unique (id, day_id),
  check ((x is null) = (y is null)),
  check (state <> 'open' or word is null)
);
create trigger day_tables_version before update on day_tables for each row execute function next_version();

-- Somebody who umpires on that day and has no profile.
create table day_volunteers (
  id uuid primary key,
  day_id uuid not null references play_days on delete cascade,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  unique (id, day_id)
);
create index day_volunteers_day on day_volunteers (day_id);

-- A guest belongs to one open: the organisers say that two of them, or a guest and a player, are one person for the day.
create table day_people (
  day_id uuid not null references play_days on delete cascade,
  player_id uuid not null references players on delete cascade,
  same_as uuid not null references players on delete cascade,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (day_id, player_id),
  check (player_id <> same_as)
);
create index day_people_player on day_people (player_id);
create index day_people_same_as on day_people (same_as);
create index day_people_created_by on day_people (created_by) where created_by is not null;

-- A match that is called to a table, from its first call to its end. Nobody called it where the day did so by itself.
create table calls (
  id uuid primary key,
  match_id uuid not null references matches on delete cascade,
  day_id uuid not null references play_days on delete cascade,
  day_table_id uuid not null,
  automatic boolean not null default false,
  first_at timestamptz not null,
  first_by uuid references users on delete set null,
  second_at timestamptz,
  second_by uuid references users on delete set null,
  third_at timestamptz,
  third_by uuid references users on delete set null,
  -- Who umpires it, if the call gave it somebody: a player, or a volunteer of the day.
  umpire_id uuid references players on delete set null,
  volunteer_id uuid,
  -- The table and the umpire that the match had before, which it gets back with the queue.
  table_before integer,
  umpire_before uuid references players on delete set null,
  -- Since when both players are at the table.
  present_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('finished', 'returned', 'changed', 'elsewhere', 'moved')),
  foreign key (day_table_id, day_id) references day_tables (id, day_id) on delete cascade,
  foreign key (volunteer_id, day_id) references day_volunteers (id, day_id),
  check ((ended_at is null) = (end_reason is null)),
  check (third_at is null or second_at is not null)
);
create unique index calls_one_of_match on calls (match_id) where ended_at is null;
create unique index calls_one_at_table on calls (day_table_id) where ended_at is null;
create index calls_match on calls (match_id, first_at);
create index calls_day on calls (day_id, first_at);
create index calls_table on calls (day_table_id, day_id);
create index calls_volunteer on calls (volunteer_id, day_id) where volunteer_id is not null;
create index calls_first_by on calls (first_by) where first_by is not null;
create index calls_second_by on calls (second_by) where second_by is not null;
create index calls_third_by on calls (third_by) where third_by is not null;
create index calls_umpire on calls (umpire_id) where umpire_id is not null;
create index calls_umpire_before on calls (umpire_before) where umpire_before is not null;

-- Who is in which match, from its call or its start to its end: nobody is in two places. A person is a player, what the organisers of the
-- day declared the same person, or a volunteer.
create table occupancies (
  id bigint generated always as identity primary key,
  match_id uuid not null references matches on delete cascade,
  person uuid not null,
  player_id uuid references players on delete cascade,
  volunteer_id uuid references day_volunteers on delete cascade,
  role text not null check (role in ('player', 'umpire')),
  from_at timestamptz not null,
  until_at timestamptz,
  check ((player_id is null) <> (volunteer_id is null))
);
create unique index occupancies_one_place on occupancies (person) where until_at is null;
create index occupancies_match on occupancies (match_id);
create index occupancies_player on occupancies (player_id) where player_id is not null;
create index occupancies_volunteer on occupancies (volunteer_id) where volunteer_id is not null;

-- Who somebody is: themselves, or whom the organisers declared them to be on their latest day.
create function person_of(player uuid) returns uuid stable language sql as $$
  select coalesce((
    select declared.same_as from day_people declared join play_days on play_days.id = declared.day_id
    where declared.player_id = player order by play_days.date desc limit 1), player)
$$;

-- Frees the people of a match; who is in play elsewhere, which nobody refused, is busy there from now on.
create function release_people(of_match uuid, at timestamptz) returns void language sql as $$
  with freed as (
    update occupancies set until_at = at where match_id = of_match and until_at is null returning person, player_id
  )
  insert into occupancies (match_id, person, player_id, role, from_at)
  select distinct on (freed.person) other.id, freed.person, freed.player_id, 'player', at
  from freed join matches other on freed.player_id in (other.player_a, other.player_b) and other.state = 'inPlay'
  where other.id <> of_match
    and not exists (select from occupancies held where held.person = freed.person and held.until_at is null
      and held.match_id <> of_match)
  order by freed.person, other.started_at
  on conflict do nothing
$$;

-- Ends the call of a match. Unless it was played or moved, the match gets back the table and the umpire that it had before.
create function end_call(of_match uuid, why text, at timestamptz) returns void language plpgsql as $$
declare
  call calls;
begin
  update calls set ended_at = at, end_reason = why where match_id = of_match and ended_at is null returning * into call;
  if call.id is null or why = 'finished' then return; end if;
  update matches set called_at = null,
    table_number = case when why = 'moved' then table_number else call.table_before end,
    umpire_id = case when umpire_id is not distinct from call.umpire_id then call.umpire_before else umpire_id end
  where id = of_match and state <> 'finished';
end $$;

-- A match in play occupies its people whatever was planned. One that is only called, and needs one of its players, goes back to the
-- queue; of two in play, the first has the person, and the day shows the conflict. Playing comes before umpiring.
create function occupy_people(of_match matches) returns void language plpgsql as $$
declare
  who record;
  held occupancies;
begin
  for who in
    select person_of(player) as person, player, role
    from (values (of_match.player_a, 'player'), (of_match.player_b, 'player'), (of_match.umpire_id, 'umpire')) as people (player, role)
    where player is not null order by 1
  loop
    select * into held from occupancies where person = who.person and until_at is null for update;
    if held.id is not null and (held.match_id = of_match.id or who.role = 'umpire') then continue; end if;
    if held.id is not null then
      if exists (select from matches where id = held.match_id and state <> 'inPlay') then
        perform end_call(held.match_id, 'elsewhere', now());
        perform release_people(held.match_id, now());
      elsif held.role = 'umpire' then
        update occupancies set until_at = now() where id = held.id;
      else
        continue;
      end if;
    end if;
    insert into occupancies (match_id, person, player_id, role, from_at)
    values (of_match.id, who.person, who.player, who.role, coalesce(of_match.started_at, now())) on conflict do nothing;
  end loop;
end $$;

create function match_occupies() returns trigger language plpgsql as $$
begin
  if new.state = 'finished' then
    perform end_call(new.id, 'finished', coalesce(new.finished_at, now()));
    perform release_people(new.id, coalesce(new.finished_at, now()));
    return null;
  end if;
  if tg_op = 'UPDATE' and (old.player_a, old.player_b) is distinct from (new.player_a, new.player_b) then
    if new.state <> 'inPlay' then perform end_call(new.id, 'changed', now()); end if;
    perform release_people(new.id, now());
  end if;
  if tg_op = 'UPDATE' and old.umpire_id is distinct from new.umpire_id then
    update occupancies set until_at = now()
    where match_id = new.id and until_at is null and role = 'umpire' and player_id is distinct from new.umpire_id
      and volunteer_id is null;
  end if;
  if new.state = 'inPlay' then
    perform occupy_people(new);
  elsif exists (select from calls where match_id = new.id and ended_at is null) then
    insert into occupancies (match_id, person, player_id, role, from_at)
    select new.id, person_of(new.umpire_id), new.umpire_id, 'umpire', now() where new.umpire_id is not null
    on conflict do nothing;
  else
    perform release_people(new.id, now());
    update matches set called_at = null where id = new.id and called_at is not null;
  end if;
  return null;
end $$;
create trigger matches_occupy after update on matches for each row
  when ((old.state, old.player_a, old.player_b, old.umpire_id) is distinct from (new.state, new.player_a, new.player_b, new.umpire_id)
    and (old.called_at is not null or new.called_at is not null or old.state = 'inPlay' or new.state in ('inPlay', 'finished')))
  execute function match_occupies();
create trigger matches_occupy_insert after insert on matches for each row
  when (new.state = 'inPlay') execute function match_occupies();

-- An organiser gives a called match another table: the call moves there if it is free, and ends otherwise.
create function call_follows_table() returns trigger language plpgsql as $$
declare
  call calls;
  place uuid;
begin
  select calls.* into call from calls join day_tables on day_tables.id = calls.day_table_id
    where calls.match_id = new.id and calls.ended_at is null and day_tables.number is distinct from new.table_number;
  if call.id is null then return null; end if;
  select id into place from day_tables
    where day_id = call.day_id and number = new.table_number
      and not exists (select from calls other where other.day_table_id = day_tables.id and other.ended_at is null);
  if place is not null then
    update calls set day_table_id = place where id = call.id;
  elsif new.state = 'inPlay' then
    update calls set ended_at = now(), end_reason = 'moved' where id = call.id;
  else
    perform end_call(new.id, 'moved', now());
    perform release_people(new.id, now());
  end if;
  return null;
end $$;
create trigger matches_call_follows after update on matches for each row
  when (old.table_number is distinct from new.table_number and new.called_at is not null and new.state <> 'finished')
  execute function call_follows_table();

-- Those who are in play already.
select occupy_people(matches) from matches where state = 'inPlay' order by started_at, id;


-- The bell: `day:ID:TABLE` for the days of the rows changed by a statement.

create function ring_days() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'day:' || (to_jsonb(changed) ->> tg_argv[0]) || ':' || tg_table_name)) from changed;
  return null;
end $$;

do $$
declare
  name text;
  day text;
begin
  foreach name in array array['play_days', 'day_tables', 'day_volunteers', 'day_people', 'calls'] loop
    day := case when name = 'play_days' then 'id' else 'day_id' end;
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement
      execute function ring_days(%L)', name || '_day_bell_insert', name, day);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement
      execute function ring_days(%L)', name || '_day_bell_update', name, day);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement
      execute function ring_days(%L)', name || '_day_bell_delete', name, day);
  end loop;
end $$;
