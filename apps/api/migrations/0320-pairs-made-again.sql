-- A pair that is made again has its two people in the order they had: it decides its name, and which of them umpires first.

alter table removed_inscriptions add column pair_place integer check (pair_place in (1, 2));

-- A draw that is put back has the pairs it had, also those of which somebody had left before it was deleted.
create or replace function member_fits() returns trigger language plpgsql as $$
declare
  class text;
  with_those_who_left boolean;
  theirs text;
begin
  select opens.doubles_class, opens.imported_at is not null
      or exists (select from removed_phases where open_id = new.open_id and kept -> 'pairs' @> jsonb_build_array(jsonb_build_object('id', new.side_id)))
    into class, with_those_who_left from players join opens on opens.id = guest_of
    where players.id = new.side_id and pair and guest_of = new.open_id;
  if class is null then
    raise exception '% is no pair of open %', new.side_id, new.open_id using errcode = 'check_violation';
  end if;
  if not exists (select from inscriptions where open_id = new.open_id and player_id = new.player_id
    and (state in ('registered', 'waiting', 'present', 'absent') or (with_those_who_left and state in ('withdrawn', 'removed')))) then
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
