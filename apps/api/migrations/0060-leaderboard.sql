-- Places on the leaderboard without counting players: how many of those who have played have each rating, as it is shown.
create function shown_rating(rating double precision) returns integer language sql immutable
  return floor(rating + 0.5)::integer;

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

insert into rating_counts (rating, players)
select shown_rating(rating), count(*) from players where has_played(players) group by shown_rating(rating);

-- The leaderboard in its order: most players of an installation may not have played, and they share one rating.
create index players_ranked on players (rating, id)
  where deleted_at is null and erased_at is null and matches_played > 0;
