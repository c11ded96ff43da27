-- What strangers do, and what was left in play on another day, keeps nobody from being called (ADR 118).

-- Within what a person is in one place: the trusted opens of a day, or one that nobody trusts.
alter table occupancies add column among text not null default '';

create function occupied_among(of_match uuid, at timestamptz) returns text stable language sql as $$
  select ((at - interval '5 hours') at time zone coalesce(venues.time_zone, 'Europe/Madrid'))::date
    || case when trusted_open(opens.id) then '' else ' ' || opens.id end
  from matches join opens on opens.id = matches.open_id left join venues on venues.id = opens.venue_id
  where matches.id = of_match
$$;

create function occupy_among() returns trigger language plpgsql as $$
begin
  new.among := occupied_among(new.match_id, new.from_at);
  return new;
end $$;
create trigger occupancies_among before insert on occupancies for each row execute function occupy_among();

update occupancies set among = occupied_among(match_id, from_at);
drop index occupancies_one_place;
create unique index occupancies_one_place on occupancies (person, among) where until_at is null;

create or replace function release_people(of_match uuid, at timestamptz) returns void language sql as $$
  with freed as (
    update occupancies set until_at = at where match_id = of_match and until_at is null returning person, player_id
  )
  insert into occupancies (match_id, person, player_id, role, from_at)
  select distinct on (freed.person) other.id, freed.person, freed.player_id, 'player', at
  from freed join matches other on freed.player_id in (other.player_a, other.player_b) and other.state = 'inPlay'
  where other.id <> of_match
    and not exists (select from occupancies held where held.person = freed.person and held.until_at is null
      and held.match_id <> of_match and held.among = occupied_among(other.id, at))
  order by freed.person, other.started_at
  on conflict do nothing
$$;

create or replace function occupy_people(of_match matches) returns void language plpgsql as $$
declare
  who record;
  held occupancies;
  since timestamptz := coalesce(of_match.started_at, now());
  place text := occupied_among(of_match.id, since);
begin
  for who in
    select person_of(player) as person, player, role
    from (values (of_match.player_a, 'player'), (of_match.player_b, 'player'), (of_match.umpire_id, 'umpire')) as people (player, role)
    where player is not null order by 1
  loop
    select * into held from occupancies
    where person = who.person and until_at is null and (among = place or match_id = of_match.id) for update;
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
    values (of_match.id, who.person, who.player, who.role, since) on conflict do nothing;
  end loop;
end $$;

-- An open that is no longer played, or not on that day or in that hall, lets its tables and its people go.
create function open_lets_go() returns trigger language plpgsql as $$
declare
  called uuid;
  is_played boolean := new.state = 'active' and new.deleted_at is null;
begin
  for called in
    select calls.match_id from calls join matches on matches.id = calls.match_id join play_days day on day.id = calls.day_id
    where matches.open_id = new.id and calls.ended_at is null
      and (is_played and (day.open_id = new.id or day.venue_id = new.venue_id) and exists (
        select from (select coalesce((select time_zone from venues where id = new.venue_id), 'Europe/Madrid') as name) zone
        where day.date between (new.date_start at time zone zone.name)::date and (new.date_end at time zone zone.name)::date)) is not true
    order by matches.round_number, matches.id
  loop
    perform end_call(called, 'returned', now());
    if exists (select from matches where id = called and state <> 'inPlay') then perform release_people(called, now()); end if;
  end loop;
  if not is_played then
    update occupancies set until_at = now() from matches
    where matches.id = occupancies.match_id and matches.open_id = new.id and until_at is null;
  elsif old.state <> 'active' or old.deleted_at is not null then
    perform occupy_people(matches) from matches where open_id = new.id and state = 'inPlay' order by started_at, id;
  end if;
  return null;
end $$;
create trigger opens_let_go after update of state, deleted_at, venue_id, date_start, date_end on opens for each row
  when ((old.state, old.deleted_at, old.venue_id, old.date_start, old.date_end)
    is distinct from (new.state, new.deleted_at, new.venue_id, new.date_start, new.date_end)
    and (old.state = 'active' or new.state = 'active'))
  execute function open_lets_go();

-- Opens that were left in play keep nobody.
update occupancies set until_at = now() from matches join opens on opens.id = matches.open_id
where matches.id = occupancies.match_id and until_at is null and (opens.state <> 'active' or opens.deleted_at is not null);
