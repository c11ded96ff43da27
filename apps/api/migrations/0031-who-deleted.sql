-- Who took something out of the lists, so that they can undo it, and an admin sees it later.

alter table opens add column deleted_by uuid references users on delete set null;
alter table players add column deleted_by uuid references users on delete set null;
alter table venues add column deleted_by uuid references users on delete set null;
alter table circuits add column deleted_by uuid references users on delete set null;
alter table editions add column deleted_by uuid references users on delete set null;

create index opens_deleted on opens (deleted_at) where deleted_at is not null;
create index players_deleted on players (deleted_at) where deleted_at is not null;
create index venues_deleted on venues (deleted_at) where deleted_at is not null;
create index circuits_deleted on circuits (deleted_at) where deleted_at is not null;
create index editions_deleted on editions (deleted_at) where deleted_at is not null;
create index opens_deleted_by on opens (deleted_by) where deleted_by is not null;
create index players_deleted_by on players (deleted_by) where deleted_by is not null;
create index venues_deleted_by on venues (deleted_by) where deleted_by is not null;
create index circuits_deleted_by on circuits (deleted_by) where deleted_by is not null;
create index editions_deleted_by on editions (deleted_by) where deleted_by is not null;

-- The audit log knows who it was until now.
create temporary table last_deletions on commit drop as
  select distinct on (entity, entity_id) entity, entity_id, actor_id from audit_log
  where action like 'softDelete%' and not refused and actor_id is not null order by entity, entity_id, at desc, id desc;
update opens set deleted_by = actor_id from last_deletions
  where entity = 'opens' and entity_id = opens.id and deleted_at is not null;
update players set deleted_by = actor_id from last_deletions
  where entity = 'players' and entity_id = players.id and deleted_at is not null;
update venues set deleted_by = actor_id from last_deletions
  where entity = 'venues' and entity_id = venues.id and deleted_at is not null;
update circuits set deleted_by = actor_id from last_deletions
  where entity = 'circuits' and entity_id = circuits.id and deleted_at is not null;
update editions set deleted_by = actor_id from last_deletions
  where entity = 'editions' and entity_id = editions.id and deleted_at is not null;

-- A player taken out of the lists keeps no place: those that some still have are given up, but in opens already in play,
-- where the matches left are the organiser's to decide.
update inscriptions set state = case when inscriptions.state = 'absent' then 'removed' else 'withdrawn' end,
    left_at = now(), checked_in_at = null
  from opens, players
  where opens.id = inscriptions.open_id and players.id = inscriptions.player_id and players.deleted_at is not null
    and (opens.state in ('registrationOpen', 'registrationClosed', 'reception')
      and inscriptions.state in ('registered', 'waiting', 'present', 'absent')
      or opens.state = 'active' and inscriptions.state = 'absent');

create function refuse_deleted_player() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  -- The lock waits for a deletion under way: nobody is enrolled and deleted at once.
  select deleted_at into gone from players where id = new.player_id for key share;
  if gone is not null then
    raise exception 'player % was deleted and enters no open', new.player_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger inscriptions_of_players_there before insert on inscriptions
  for each row when (new.state in ('registered', 'waiting', 'present', 'absent'))
  execute function refuse_deleted_player();
create trigger inscriptions_of_players_back before update of state on inscriptions
  for each row when (new.state in ('registered', 'waiting', 'present', 'absent')
    and old.state not in ('registered', 'waiting', 'present', 'absent'))
  execute function refuse_deleted_player();
