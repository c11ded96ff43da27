-- A match has other people too once a profile of one of its pairs is merged: a call ends, and whoever plays is busy as the profile that
-- is kept, as in singles.

create or replace function match_occupies() returns trigger language plpgsql as $$
begin
  if new.state = 'finished' then
    perform end_call(new.id, 'finished', coalesce(new.finished_at, now()));
    perform release_people(new.id, coalesce(new.finished_at, now()));
    return null;
  end if;
  if tg_op = 'UPDATE' and (old.player_a, old.player_b, old.members_a, old.members_b)
    is distinct from (new.player_a, new.player_b, new.members_a, new.members_b)
  then
    if new.state <> 'inPlay' then perform end_call(new.id, 'changed', now()); end if;
    perform release_people(new.id, now());
  end if;
  if tg_op = 'UPDATE' and old.umpire_id is distinct from new.umpire_id then
    update occupancies set until_at = now()
    where match_id = new.id and until_at is null and role = 'umpire' and player_id is distinct from new.umpire_id
      and volunteer_id is null;
  end if;
  if new.state = 'inPlay' then
    perform occupy_people(new);
  elsif exists (select from calls where match_id = new.id and ended_at is null) then
    insert into occupancies (match_id, person, player_id, role, from_at)
    select new.id, person_of(new.umpire_id), new.umpire_id, 'umpire', now() where new.umpire_id is not null
    on conflict do nothing;
  else
    perform release_people(new.id, now());
    update matches set called_at = null where id = new.id and called_at is not null;
  end if;
  return null;
end $$;
drop trigger matches_occupy on matches;
create trigger matches_occupy after update on matches for each row
  when ((old.state, old.player_a, old.player_b, old.members_a, old.members_b, old.umpire_id)
      is distinct from (new.state, new.player_a, new.player_b, new.members_a, new.members_b, new.umpire_id)
    and (old.called_at is not null or new.called_at is not null or old.state = 'inPlay' or new.state in ('inPlay', 'finished')))
  execute function match_occupies();
