-- A pair of an open that came as a file may have somebody who has left since: it was drawn, and its matches are walkovers.

create or replace function member_fits() returns trigger language plpgsql as $$
declare
  class text;
  arrived boolean;
  theirs text;
begin
  select opens.doubles_class, opens.imported_at is not null into class, arrived from players join opens on opens.id = guest_of
    where players.id = new.side_id and pair and guest_of = new.open_id;
  if class is null then
    raise exception '% is no pair of open %', new.side_id, new.open_id using errcode = 'check_violation';
  end if;
  if not exists (select from inscriptions where open_id = new.open_id and player_id = new.player_id
    and (state in ('registered', 'waiting', 'present', 'absent') or (arrived and state in ('withdrawn', 'removed')))) then
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
