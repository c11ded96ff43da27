-- What follows from results: where everybody ended, the rating ledger, and what is counted of it for the leaderboard.

-- The final classification of a finished open. Shared positions have the same number.
create table open_results (
  open_id uuid not null references opens on delete cascade,
  player_id uuid not null references players,
  position integer not null check (position >= 1),
  -- Where it came from: the round lost, or phase, group and position.
  reached text,
  matches_won integer not null default 0 check (matches_won >= 0),
  matches_lost integer not null default 0 check (matches_lost >= 0),
  games_won integer not null default 0 check (games_won >= 0),
  points_balance integer not null default 0,
  rating_change double precision not null default 0,
  primary key (open_id, player_id)
);
create index open_results_position on open_results (open_id, position, player_id);
create index open_results_player on open_results (player_id);

-- Every change of a rating: one row per match and player, in the order of finished_at, then the match's id. A player whose strength is
-- known before the first rated match begins with another rating than everybody: a row without a match, the first of that player whenever
-- it was written, so that a replay from zero knows it.
create table rating_ledger (
  id uuid primary key default gen_random_uuid(),
  match_id uuid references matches on delete cascade,
  player_id uuid not null references players,
  opponent_id uuid references players,
  open_id uuid references opens,
  before double precision not null,
  after double precision not null,
  expected double precision check (expected between 0 and 1),
  reason text not null check (reason in ('win', 'loss', 'floor', 'initial')),
  -- Rated matches of the player before this one: what the K factor looks at.
  matches_before integer not null check (matches_before >= 0),
  finished_at timestamptz not null,
  unique (match_id, player_id),
  check (player_id <> opponent_id),
  constraint rating_ledger_initial check (
    case when reason = 'initial'
      then num_nonnulls(match_id, opponent_id, open_id, expected) = 0 and matches_before = 0
      else num_nulls(match_id, opponent_id, open_id, expected) = 0
    end)
-- A correction writes new figures into rows that are there. With room on their pages no index has to be touched.
) with (fillfactor = 50);
create unique index rating_ledger_of_player_initial on rating_ledger (player_id) where match_id is null;
create index rating_ledger_player on rating_ledger (player_id, finished_at desc, match_id desc);
create index rating_ledger_opponent on rating_ledger (opponent_id);
create index rating_ledger_open on rating_ledger (open_id);
create index rating_ledger_order on rating_ledger (finished_at, match_id);

create function shown_rating(rating double precision) returns integer language sql immutable
  return floor(rating + 0.5)::integer;


-- Places on the leaderboard without counting players: how many of those who have played have each rating, as it is shown

-- A rating may have several rows, of which the sum counts: writers take one that nobody holds, so that they wait for nobody.
create table rating_counts (
  id bigint generated always as identity primary key,
  rating integer not null,
  players bigint not null
) with (fillfactor = 50);
create index rating_counts_rating on rating_counts (rating);

create function count_rating(counted integer, change bigint) returns void language plpgsql as $$
declare
  free bigint;
begin
  if change = 0 then return; end if;
  select id into free from rating_counts where rating = counted limit 1 for no key update skip locked;
  if free is null then
    insert into rating_counts (rating, players) values (counted, change);
  else
    update rating_counts set players = players + change where id = free;
  end if;
end $$;

create function count_ratings_inserted() returns trigger language plpgsql as $$
begin
  perform count_rating(shown_rating(rating), count(*)) from inserted where has_played(inserted) group by shown_rating(rating);
  return null;
end $$;
create function count_ratings_deleted() returns trigger language plpgsql as $$
begin
  perform count_rating(shown_rating(rating), -count(*)) from removed where has_played(removed) group by shown_rating(rating);
  return null;
end $$;
create function count_ratings_changed() returns trigger language plpgsql as $$
begin
  perform count_rating(rating, sum(change)) from (
    select shown_rating(rating), 1 from inserted where has_played(inserted)
    union all
    select shown_rating(rating), -1 from removed where has_played(removed)) as moved (rating, change)
  group by rating;
  return null;
end $$;
create function count_no_ratings() returns trigger language plpgsql as $$
begin
  delete from rating_counts;
  return null;
end $$;

create trigger players_rating_inserted after insert on players referencing new table as inserted
  for each statement execute function count_ratings_inserted();
create trigger players_rating_deleted after delete on players referencing old table as removed
  for each statement execute function count_ratings_deleted();
create trigger players_rating_changed after update on players referencing old table as removed new table as inserted
  for each statement execute function count_ratings_changed();
create trigger players_rating_truncated after truncate on players
  for each statement execute function count_no_ratings();


-- Positions of thirty days ago without reading every change since then: how many players the matches of each day (UTC) brought to a
-- rating, as it is shown, or took from it. The counts of a past day are those of now, less the days after it

-- A day and a rating may have several rows, of which the sum counts: a player who is deleted or restored adds rows, and so waits for no match.
create table rating_days (
  id bigint generated always as identity primary key,
  day date not null,
  rating integer not null,
  players bigint not null
) with (fillfactor = 50);
create index rating_days_of on rating_days (day, rating);

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
