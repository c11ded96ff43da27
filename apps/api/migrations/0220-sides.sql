-- Doubles: a pair is a row of `players`, as what plays is, and registrations are of people (ADR 150).

alter table opens
  add column discipline text not null default 'singles' check (discipline in ('singles', 'doubles')),
  add column doubles_class text check (doubles_class in ('men', 'women', 'mixed', 'open')),
  add constraint opens_doubles_class check ((discipline = 'doubles') = (doubles_class is not null)),
  -- Men's and women's doubles are for men and for women.
  add constraint opens_doubles_gender check (case doubles_class
    when 'men' then gender is not distinct from 'man' when 'women' then gender is not distinct from 'woman'
    else doubles_class is null or gender is null end),
  -- The points of a circuit are of players.
  add constraint opens_doubles_no_edition check (discipline = 'singles' or (edition_id is null and asked_edition_id is null));

create function discipline_stays() returns trigger language plpgsql as $$
begin
  raise exception 'open % keeps its discipline', new.id using errcode = 'check_violation';
end $$;
create trigger opens_discipline_stays before update of discipline, doubles_class on opens
  for each row when ((old.discipline, old.doubles_class) is distinct from (new.discipline, new.doubles_class))
  execute function discipline_stays();

-- A pair is a guest of its open that is two people. Only those are registered; the pair is what plays.
alter table players add column pair boolean not null default false;
alter table players
  drop constraint players_name_check,
  add constraint players_name_check check (char_length(name) between 1 and case when pair then 163 else 80 end),
  add constraint players_pair check (not pair or (guest_of is not null and club_id is null and erased_at is null));

create table side_members (
  side_id uuid not null references players on delete cascade,
  place smallint not null check (place in (1, 2)),
  open_id uuid not null references opens,
  player_id uuid not null references players,
  primary key (side_id, place),
  -- Nobody is in two pairs of an open, nor twice in one.
  constraint side_members_once unique (open_id, player_id)
);
create index side_members_player on side_members (player_id);

-- The name of a pair.
create function name_of_pair(one text, other text) returns text language sql immutable strict parallel safe
  return one || ' / ' || other;

-- Everybody of a side: the two of a pair, or the player.
create function people_of_side(side uuid) returns uuid[] stable strict language sql as $$
  select coalesce((select array_agg(player_id order by place) from side_members where side_id = side), array[side])
$$;

-- What somebody plays as: themselves, and the pairs they are in.
create function sides_of(person uuid) returns uuid[] stable strict language sql as $$
  select person || array(select side_id from side_members where player_id = person)
$$;

-- What a draw seeds a side by: the sum of the ratings of its people.
create function seeding_rating(side players) returns double precision stable language sql as
  'select sum(member.rating) from players member where member.id = any (people_of_side(side.id))';

-- Whether anything is known of the strength of a side.
create function is_rated_side(side players) returns boolean stable language sql as
  'select exists (select from players member where member.id = any (people_of_side(side.id)) and (member.rated_matches > 0
    or exists (select from rating_ledger initial where initial.player_id = member.id and initial.match_id is null)))';

-- Who is in a pair is registered in its open and fits its class. Nothing is known of a guest but the name: the organiser's word counts.
create function member_fits() returns trigger language plpgsql as $$
declare
  class text;
  theirs text;
begin
  select opens.doubles_class into class from players join opens on opens.id = guest_of
    where players.id = new.side_id and pair and guest_of = new.open_id;
  if class is null then
    raise exception '% is no pair of open %', new.side_id, new.open_id using errcode = 'check_violation';
  end if;
  if not exists (select from inscriptions where open_id = new.open_id and player_id = new.player_id
    and state in ('registered', 'waiting', 'present', 'absent')) then
    raise exception 'player % is not in open %', new.player_id, new.open_id using errcode = 'check_violation';
  end if;
  select gender into theirs from players where id = new.player_id for key share;
  if (class = 'men' and theirs <> 'man') or (class = 'women' and theirs <> 'woman')
    or (class = 'mixed' and (theirs = 'other' or exists (select from side_members other join players on players.id = other.player_id
      where other.side_id = new.side_id and other.place <> new.place and players.gender = theirs)))
  then
    raise exception 'player % does not fit %', new.player_id, class using errcode = 'check_violation', constraint = 'side_members_class';
  end if;
  return new;
end $$;
create trigger side_members_fit before insert on side_members for each row execute function member_fits();

create function pair_is_whole() returns trigger language plpgsql as $$
declare
  whole constant uuid := case tg_table_name when 'players' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(old) ->> 'side_id')::uuid end;
begin
  if exists (select from players where id = whole and pair) and (select count(*) from side_members where side_id = whole) <> 2 then
    raise exception 'pair % has not two people', whole using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger players_pair_whole after insert on players deferrable initially deferred
  for each row when (new.pair) execute function pair_is_whole();
create constraint trigger side_members_whole after delete or update on side_members deferrable initially deferred
  for each row execute function pair_is_whole();

-- A pair is called what its people are called, as long as they are.
create function name_pairs(pairs uuid[]) returns void language sql as $$
  update players set name = name_of_pair(one.name, other.name)
  from side_members a join players one on one.id = a.player_id, side_members b join players other on other.id = b.player_id
  where players.id = any (pairs) and a.side_id = players.id and a.place = 1 and b.side_id = players.id and b.place = 2
$$;
create function pairs_of_player_named() returns trigger language plpgsql as $$
begin
  perform name_pairs(array(select side_id from side_members where player_id = new.id));
  return null;
end $$;
create trigger players_pairs_named after update of name on players
  for each row when (not new.pair and old.name is distinct from new.name) execute function pairs_of_player_named();

-- One profile becomes another, in its pairs too.
create function member_moved() returns trigger language plpgsql as $$
begin
  perform name_pairs(array[new.side_id]);
  update matches set player_a = player_a where new.side_id in (player_a, player_b);
  return null;
end $$;
create trigger side_members_moved after update of player_id on side_members for each row execute function member_moved();

-- A pair is registered nowhere.
create function registers_a_person() returns trigger language plpgsql as $$
begin
  if exists (select from players where id = new.player_id and pair) then
    raise exception '% is a pair', new.player_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger inscriptions_of_people before insert or update of player_id on inscriptions
  for each row execute function registers_a_person();

-- Somebody who leaves before the draw leaves the other free for another partner.
create function leaves_pair() returns trigger language plpgsql as $$
begin
  delete from players where id in (select side_id from side_members where open_id = new.open_id and player_id = new.player_id)
    and not exists (select from group_players line where line.player_id = players.id)
    and not exists (select from matches where players.id in (player_a, player_b));
  return null;
end $$;
create trigger inscriptions_leave_pair after update of state on inscriptions
  for each row when (new.state in ('withdrawn', 'removed', 'declined') and old.state is distinct from new.state) execute function leaves_pair();

-- Who plays with whom changes with the registrations, for all who follow those.
create function ring_pairs() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'open:' || open_id || ':inscriptions')) from changed;
  return null;
end $$;
create trigger side_members_table_bell after insert or update or delete or truncate on side_members
  for each statement execute function ring_table();
create trigger side_members_bell_insert after insert on side_members referencing new table as changed for each statement
  execute function ring_pairs();
create trigger side_members_bell_delete after delete on side_members referencing old table as changed for each statement
  execute function ring_pairs();

-- What plays in an open, with the state that its people have together: a pair is present if both are, and gone if either is.
create view open_sides as
  select open_id, player_id as side_id, state, arrival from inscriptions
  where exists (select from opens where opens.id = open_id and discipline = 'singles')
  union all
  select member.open_id, member.side_id, (array_agg(entry.state order by array_position(
    array['removed', 'withdrawn', 'declined', 'invited', 'waiting', 'absent', 'registered', 'present'], entry.state)))[1], max(entry.arrival)
  from side_members member join inscriptions entry on entry.open_id = member.open_id and entry.player_id = member.player_id
  group by member.open_id, member.side_id;


-- The people of the sides of a match, where they are not the side itself

alter table matches add column members_a uuid[], add column members_b uuid[];
delete from removed_phases;

create function people_of_match(played matches) returns uuid[] immutable language sql as
  'select coalesce(played.members_a, array[played.player_a]) || coalesce(played.members_b, array[played.player_b])';

-- A match with a guest or a pair is rated for neither side, and is shown in its open alone. Its people are kept with it.
create or replace function match_with_guest() returns trigger language plpgsql as $$
declare
  side record;
begin
  new.with_guest := false;
  new.members_a := null;
  new.members_b := null;
  for side in select id, pair from players where id in (new.player_a, new.player_b) and guest_of is not null loop
    new.with_guest := true;
    if side.pair and side.id = new.player_a then new.members_a := people_of_side(side.id); end if;
    if side.pair and side.id = new.player_b then new.members_b := people_of_side(side.id); end if;
  end loop;
  return new;
end $$;

-- The order of play of a group suggests its sides as umpires: a pair is nobody's umpire.
create function umpire_is_a_person() returns trigger language plpgsql as $$
begin
  if exists (select from players where id = new.umpire_id and pair) then new.umpire_id := null; end if;
  return new;
end $$;
create trigger matches_umpire_is_a_person before insert or update of umpire_id on matches
  for each row when (new.umpire_id is not null) execute function umpire_is_a_person();


-- Calls, occupancy, absence and the bell count people

create or replace function occupy_people(of_match matches) returns void language plpgsql as $$
declare
  who record;
  held occupancies;
  since timestamptz := coalesce(of_match.started_at, now());
  place text := occupied_among(of_match.id, since);
begin
  for who in
    select person_of(player) as person, player, role
    from (select unnest(people_of_match(of_match)), 'player' union all select of_match.umpire_id, 'umpire') as people (player, role)
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
  from entered cross join lateral unnest(sides_of(entered.player)) as side
  join matches other on side in (other.player_a, other.player_b) and other.state = 'inPlay'
  where other.id <> of_match
    and not exists (select from occupancies held where held.person = entered.person and held.until_at is null
      and held.match_id <> of_match and held.among = occupied_among(other.id, at))
  order by entered.person, other.started_at
  on conflict do nothing
$$;

create or replace function day_person_is_busy() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update occupancies set person = person_of(player_id) where player_id = old.player_id and until_at is null;
    perform occupy_people(matches) from unnest(sides_of(old.player_id)) as side
      join matches on side in (player_a, player_b) join opens on opens.id = matches.open_id
      where matches.state = 'inPlay' and opens.state = 'active';
  else
    update occupancies set person = person_of(player_id) where player_id = new.player_id and until_at is null;
  end if;
  return null;
end $$;

create or replace function players_are_there() returns trigger language plpgsql as $$
begin
  delete from day_absences using unnest(people_of_match(new)) as there (player)
  where player_id in (there.player, person_of(there.player));
  return null;
end $$;

create or replace function ring_opens_of_absent() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'open:' || matches.open_id || ':match_plans'))
  from changed
  cross join lateral (
    select changed.player_id as player union all select player_id from day_people where same_as = changed.player_id
  ) as entered
  cross join lateral unnest(sides_of(entered.player)) as side
  join matches on side in (matches.player_a, matches.player_b) and matches.state <> 'finished';
  return null;
end $$;

create or replace function ring_opens_elsewhere() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'open:' || elsewhere.id || ':match_plans'))
  from changed
  join matches held on held.id = changed.match_id
  join opens here on here.id = held.open_id
  cross join lateral (
    select changed.person as player union all select player_id from day_people where same_as = changed.person
  ) as entered
  cross join lateral unnest(sides_of(entered.player)) as side
  join matches on side in (matches.player_a, matches.player_b) and matches.finished_at is null
  join opens elsewhere on elsewhere.id = matches.open_id and elsewhere.state = 'active'
  where elsewhere.id <> here.id and (elsewhere.venue_id = here.venue_id) is not true;
  return null;
end $$;

create or replace function ring_matches() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(topic)) from changed, lateral (
    select unnest(array['open:' || changed.open_id || ':matches', 'match:' || changed.id || ':row', 'player:' || changed.umpire_id])
    union all select 'player:' || unnest(people_of_match(changed))) as rung (topic);
  return null;
end $$;

create or replace function ring_match() returns trigger language plpgsql as $$
declare
  part constant text := case when
      (old.state, old.outcome, old.winner, old.from_sheet, old.sets_won_a, old.sets_won_b, old.player_a, old.player_b, old.number,
        old.finished_at, old.best_of)
      is distinct from
      (new.state, new.outcome, new.winner, new.from_sheet, new.sets_won_a, new.sets_won_b, new.player_a, new.player_b, new.number,
        new.finished_at, new.best_of)
    then 'matches' else 'match_tables' end;
begin
  perform ring_all(array['open:' || new.open_id || ':' || part, 'match:' || new.id || ':row', 'player:' || old.umpire_id,
    'player:' || new.umpire_id] || array(select 'player:' || player from unnest(people_of_match(old) || people_of_match(new)) as player));
  return null;
end $$;

create or replace function organiser_departs() returns trigger language plpgsql as $$
declare
  freed uuid;
begin
  perform end_score_links(array[old.open_id], old.user_id);
  update matches m set umpire_id = null from players p
  where p.user_id = old.user_id and p.id = m.umpire_id and m.open_id = old.open_id and m.state <> 'finished'
    and not exists (select from group_players own where own.group_id = m.group_id and own.player_id = any (sides_of(p.id)))
    and not (m.state = 'inPlay' and old.user_id is not distinct from
      (select user_id from match_events where match_id = m.id order by seq desc limit 1));
  for freed in delete from match_leases lease using matches m
    where m.id = lease.match_id and m.open_id = old.open_id and lease.user_id = old.user_id
      and not exists (select from players p where p.user_id = old.user_id and p.id = any (people_of_match(m) || m.umpire_id))
    returning m.id
  loop
    perform ring('match:' || freed || ':row');
  end loop;
  return null;
end $$;
