-- How many players have played: the leaderboard's total, kept as that of all players is.
alter table row_counts drop constraint row_counts_collection_check,
  add check (collection in ('players', 'users', 'players who played'));
insert into row_counts select 'players who played', slot, 0 from generate_series(1, 16) slot;

create function has_played(player players) returns boolean language sql immutable
  return player.deleted_at is null and player.erased_at is null and player.matches_played > 0;

create function count_players_inserted() returns trigger language plpgsql as $$
begin
  perform count_rows('players who played', (select count(*) from inserted where has_played(inserted)));
  return null;
end $$;
create function count_players_deleted() returns trigger language plpgsql as $$
begin
  perform count_rows('players who played', -(select count(*) from removed where has_played(removed)));
  return null;
end $$;
create function count_players_changed() returns trigger language plpgsql as $$
begin
  perform count_rows('players who played', (select count(*) from inserted where has_played(inserted))
    - (select count(*) from removed where has_played(removed)));
  return null;
end $$;

create trigger players_played_inserted after insert on players referencing new table as inserted
  for each statement execute function count_players_inserted();
create trigger players_played_deleted after delete on players referencing old table as removed
  for each statement execute function count_players_deleted();
create trigger players_played_changed after update on players referencing old table as removed new table as inserted
  for each statement execute function count_players_changed();
create trigger players_played_truncated after truncate on players
  for each statement execute function count_none('players who played');

select count_rows('players who played', (select count(*) from players where has_played(players)));
