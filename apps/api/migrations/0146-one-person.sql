-- Who is one person on a day (ADR 118): a guest, who belongs to one open, and somebody entered in another.

-- Said once of a guest, on whichever day of its open. It holds as long as the open is played.
drop index day_people_player;
create unique index day_people_player on day_people (player_id);

create or replace function person_of(player uuid) returns uuid stable language sql as $$
  select coalesce((select same_as from day_people where player_id = player), player)
$$;

-- Only guests are said to be somebody else; nobody is so by way of another; and nobody is entered twice in one open. The players are
-- locked, so that two organisers cannot make a chain between them, nor anybody be called meanwhile as who they were before.
create function day_person_stands() returns trigger language plpgsql as $$
declare
  guest_in uuid;
begin
  perform from players where id in (new.player_id, new.same_as) order by id for update;
  select guest_of into guest_in from players where id = new.player_id;
  if guest_in is null then
    raise exception 'player % is no guest', new.player_id using errcode = 'check_violation';
  end if;
  if exists (select from day_people where player_id = new.same_as or same_as = new.player_id) then
    raise exception 'player % is somebody else already', new.same_as using errcode = 'check_violation';
  end if;
  if exists (
    select from inscriptions where open_id = guest_in and player_id = new.same_as
        and state in ('registered', 'waiting', 'present', 'absent')
    union all select from day_people other join players on players.id = other.player_id
      where other.same_as = new.same_as and other.player_id <> new.player_id and players.guest_of = guest_in
    union all select from players where id = new.same_as and guest_of = guest_in
  ) then
    raise exception 'players % and % are in one open', new.player_id, new.same_as using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger day_people_stand before insert or update of player_id, same_as on day_people
  for each row execute function day_person_stands();

-- Where somebody is busy now, they are so as who they are said to be. Two who are both busy are refused by the constraint. Of two in play,
-- the other has its own people again once they are two.
create function day_person_is_busy() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update occupancies set person = person_of(player_id) where player_id = old.player_id and until_at is null;
    perform occupy_people(matches) from matches join opens on opens.id = matches.open_id
      where matches.state = 'inPlay' and opens.state = 'active' and old.player_id in (player_a, player_b);
  else
    update occupancies set person = person_of(player_id) where player_id = new.player_id and until_at is null;
  end if;
  return null;
end $$;
create trigger day_people_busy after insert or update of player_id, same_as or delete on day_people
  for each row execute function day_person_is_busy();

-- Whoever enters the open of a guest is not that guest.
create function entrant_is_no_guest() returns trigger language plpgsql as $$
begin
  delete from day_people using players
  where day_people.same_as = new.player_id and players.id = day_people.player_id and players.guest_of = new.open_id;
  return null;
end $$;
create trigger inscriptions_are_no_guests after insert or update of player_id, open_id, state on inscriptions for each row
  when (new.state in ('registered', 'waiting', 'present', 'absent')) execute function entrant_is_no_guest();

-- Whoever is called is who they are said to be at that moment.
create or replace function occupy_among() returns trigger language plpgsql as $$
begin
  if new.player_id is not null then
    perform from players where id = new.player_id for key share;
    new.person := person_of(new.player_id);
  end if;
  new.among := occupied_among(new.match_id, new.from_at);
  return new;
end $$;

-- Frees the people of a match; who is in play elsewhere, as any of those they are, is busy there from now on.
create or replace function release_people(of_match uuid, at timestamptz) returns void language sql as $$
  with freed as (
    update occupancies set until_at = at where match_id = of_match and until_at is null returning person
  ),
  entered as (
    select person, person as player from freed
    union select freed.person, day_people.player_id from freed join day_people on day_people.same_as = freed.person
  )
  insert into occupancies (match_id, person, player_id, role, from_at)
  select distinct on (entered.person) other.id, entered.person, entered.player, 'player', at
  from entered join matches other on entered.player in (other.player_a, other.player_b) and other.state = 'inPlay'
  where other.id <> of_match
    and not exists (select from occupancies held where held.person = entered.person and held.until_at is null
      and held.match_id <> of_match and held.among = occupied_among(other.id, at))
  order by entered.person, other.started_at
  on conflict do nothing
$$;
