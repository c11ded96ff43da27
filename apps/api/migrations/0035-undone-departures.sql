-- How a registration was before somebody ended it, for a day: so that they can undo it as it was, in the same place of the queue.
create table removed_inscriptions (
  inscription_id uuid primary key references inscriptions on delete cascade,
  state text not null check (state in ('invited', 'registered', 'waiting', 'present', 'absent')),
  checked_in_at timestamptz,
  removed_by uuid not null references users on delete cascade,
  removed_at timestamptz not null
);
create index removed_inscriptions_removed_by on removed_inscriptions (removed_by);
create index removed_inscriptions_at on removed_inscriptions (removed_at);

-- Nobody gets a place beyond the limit of an open, by whatever way. Those who were absent had one, and a limit that is lowered takes none away.
create function refuse_beyond_limit() returns trigger language plpgsql as $$
begin
  if (select count(*) from inscriptions where open_id = new.open_id and state in ('registered', 'present'))
    > (select players_max from opens where id = new.open_id) then
    raise exception 'open % is full', new.open_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger inscriptions_place_there after insert on inscriptions
  for each row when (new.state in ('registered', 'present'))
  execute function refuse_beyond_limit();
create trigger inscriptions_place_back after update of state on inscriptions
  for each row when (new.state in ('registered', 'present') and old.state not in ('registered', 'present', 'absent'))
  execute function refuse_beyond_limit();
