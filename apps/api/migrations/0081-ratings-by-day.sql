-- Positions of thirty days ago without reading every change since then: how many players the matches of each day (UTC) brought to a
-- rating, as it is shown, or took from it. The counts of a past day are those of now, less the days after it. A day and a rating may
-- have several rows, of which the sum counts: a player who is deleted or restored adds rows, and so waits for no match.
create table rating_days (
  id bigint generated always as identity primary key,
  day date not null,
  rating integer not null,
  players bigint not null
) with (fillfactor = 50);
create index rating_days_of on rating_days (day, rating);

create function is_listed(player players) returns boolean language sql immutable
  return player.deleted_at is null and player.erased_at is null;

-- What a change of a rating adds to its day, times 1 or -1.
create function rating_steps(change rating_ledger, times integer)
returns table (day date, rating integer, players bigint) language sql immutable as $$
  select (change.finished_at at time zone 'UTC')::date, step.rating, (step.players * times)::bigint
  from (values (shown_rating(change.after), 1), (shown_rating(change.before), -1)) as step (rating, players)
  where change.match_id is not null and (step.players = 1 or change.matches_before > 0)
$$;

create function add_rating_days(days date[], ratings integer[], counts bigint[]) returns void language sql as $$
  with change as (
    select day, rating, sum(players) as players from unnest(days, ratings, counts) as step (day, rating, players)
    group by day, rating having sum(players) <> 0),
  updated as (
    update rating_days kept set players = kept.players + change.players from change
    where kept.id = (select min(id) from rating_days first where first.day = change.day and first.rating = change.rating)
    returning kept.day, kept.rating)
  insert into rating_days (day, rating, players)
  select day, rating, players from change
  where not exists (select from updated where updated.day = change.day and updated.rating = change.rating)
$$;

-- The players are locked first: one who is deleted meanwhile is counted by that deletion or by this, never by both.
create function rating_days_inserted() returns trigger language plpgsql as $$
begin
  perform from players where id in (select player_id from inserted) order by id for no key update;
  perform add_rating_days(array_agg(step.day), array_agg(step.rating), array_agg(step.players))
  from inserted change join players player on player.id = change.player_id and is_listed(player)
  cross join rating_steps(change, 1) as step;
  return null;
end $$;
create function rating_days_deleted() returns trigger language plpgsql as $$
begin
  perform from players where id in (select player_id from removed) order by id for no key update;
  perform add_rating_days(array_agg(step.day), array_agg(step.rating), array_agg(step.players))
  from removed change join players player on player.id = change.player_id and is_listed(player)
  cross join rating_steps(change, -1) as step;
  return null;
end $$;
create function rating_days_changed() returns trigger language plpgsql as $$
begin
  perform from players where id in (select player_id from inserted union select player_id from removed) order by id for no key update;
  perform add_rating_days(array_agg(step.day), array_agg(step.rating), array_agg(step.players))
  from (
    select change.player_id, added.* from inserted change cross join rating_steps(change, 1) as added
    union all
    select change.player_id, taken.* from removed change cross join rating_steps(change, -1) as taken) as step
  join players player on player.id = step.player_id and is_listed(player);
  return null;
end $$;
create function no_rating_days() returns trigger language plpgsql as $$
begin
  delete from rating_days;
  return null;
end $$;

create trigger rating_days_inserted after insert on rating_ledger referencing new table as inserted
  for each statement execute function rating_days_inserted();
create trigger rating_days_deleted after delete on rating_ledger referencing old table as removed
  for each statement execute function rating_days_deleted();
create trigger rating_days_changed after update on rating_ledger referencing old table as removed new table as inserted
  for each statement execute function rating_days_changed();
create trigger rating_days_truncated after truncate on rating_ledger
  for each statement execute function no_rating_days();

create function rating_days_of_player() returns trigger language plpgsql as $$
begin
  insert into rating_days (day, rating, players)
  select step.day, step.rating, sum(step.players)
  from rating_ledger change cross join rating_steps(change, case when is_listed(new) then 1 else -1 end) as step
  where change.player_id = new.id
  group by step.day, step.rating having sum(step.players) <> 0;
  return null;
end $$;
create trigger players_rating_days after update of deleted_at, erased_at on players
  for each row when (is_listed(old) is distinct from is_listed(new)) execute function rating_days_of_player();

insert into rating_days (day, rating, players)
select step.day, step.rating, sum(step.players)
from rating_ledger change join players player on player.id = change.player_id and is_listed(player)
cross join rating_steps(change, 1) as step
group by step.day, step.rating having sum(step.players) <> 0;
