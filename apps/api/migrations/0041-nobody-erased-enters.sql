-- Nobody erased is invited to an open or enters it.
create or replace function refuse_deleted_player() returns trigger language plpgsql as $$
declare
  player record;
begin
  -- The lock waits for a deletion under way: nobody is enrolled and deleted at once.
  select deleted_at, erased_at, guest_of into player from players where id = new.player_id for key share;
  if player.guest_of is not null and (player.guest_of <> new.open_id or new.state in ('invited', 'declined')) then
    raise exception 'player % is a guest of open %', new.player_id, player.guest_of using errcode = 'check_violation';
  end if;
  if player.erased_at is not null and new.state = 'invited' then
    return null;
  end if;
  if player.erased_at is not null and new.state in ('registered', 'waiting', 'present', 'absent') then
    raise exception 'the player % has been erased', new.player_id using errcode = 'TT404';
  end if;
  if player.guest_of is null and player.deleted_at is not null and new.state in ('registered', 'waiting', 'present', 'absent') then
    raise exception 'player % was deleted and enters no open', new.player_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
