-- Clubs are renamed, merged and deleted by admins.

-- Until now only clubs that were one by their letters were deleted, and nobody plays for those.
delete from clubs where deleted_at is not null;

alter table clubs add column deleted_by uuid references users on delete set null;
-- The club that it became part of; it has been deleted since, and its name now means the other one.
alter table clubs add column merged_into uuid references clubs;
alter table clubs add constraint clubs_merged_are_deleted
  check (merged_into is null or (deleted_at is not null and merged_into <> id));
create index clubs_deleted on clubs (deleted_at) where deleted_at is not null;
create index clubs_deleted_by on clubs (deleted_by) where deleted_by is not null;
create index clubs_merged_into on clubs (merged_into) where merged_into is not null;
create index clubs_merged_names on clubs (search) where merged_into is not null;

-- What a club was called before: lists of players still say it.
create table club_former_names (
  search text primary key,
  club_id uuid not null references clubs on delete cascade
);
create index club_former_names_club on club_former_names (club_id);

-- Who played for a club when it was merged or deleted, so that restoring it gives them back.
create table club_departures (
  club_id uuid not null references clubs on delete cascade,
  player_id uuid not null references players on delete cascade,
  primary key (club_id, player_id)
);
create index club_departures_player on club_departures (player_id);

-- The club that another one is part of by now; the club itself if it was not merged, and null if it is deleted.
create function club_today(club uuid) returns uuid stable strict language sql as $$
  with recursive followed as (
    select id, merged_into, deleted_at from clubs where id = club
    union select next.id, next.merged_into, next.deleted_at
      from followed join clubs next on next.id = followed.merged_into
  )
  select id from followed where deleted_at is null
$$;

-- Nobody joins a club that is being merged or deleted: the lock waits for that, and they join the one it became, if any.
create function join_club_of_today() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  select deleted_at into gone from clubs where id = new.club_id for key share;
  if gone is not null then
    new.club_id := club_today(new.club_id);
  end if;
  return new;
end $$;
create trigger players_join_club before insert on players
  for each row when (new.club_id is not null) execute function join_club_of_today();
create trigger players_change_club before update of club_id on players
  for each row when (new.club_id is not null and new.club_id is distinct from old.club_id)
  execute function join_club_of_today();

-- A club's name without what most clubs have in theirs: "CTT Vic", "Club Tennis Taula Vic" and "Vic T.T." may be one.
create function club_core(name text) returns text immutable strict parallel safe language sql as $$
  select coalesce(
    (select string_agg(word, ' ' order by word) from regexp_split_to_table(searchable(name), '\s+') as word
      where word <> '' and word not in ('club', 'c', 't', 'm', 'd', 'e', 'tt', 'tm', 'ct', 'ctt', 'ctm', 'cett', 'cdtm', 'cdtt',
        'cd', 'ce', 'ae', 'ad', 'sd', 'ud', 'esportiu', 'esportiva', 'deportivo', 'deportiva', 'agrupacio', 'agrupacion',
        'associacio', 'asociacion', 'seccio', 'seccion', 'tennis', 'tenis', 'taula', 'mesa', 'table', 'ping', 'pong',
        'de', 'del', 'dels', 'd', 'la', 'las', 'les', 'el', 'els', 'los', 'l', 'i', 'y')),
    searchable(name))
$$;
alter table clubs add column core text not null generated always as (club_core(name)) stored;
create index clubs_core on clubs (core) where deleted_at is null;
