-- The two of a pair have a place or wait together, in the turn of the one who came first (ADR 154).

create function turn_of(entry inscriptions) returns bigint language sql stable as $$
  select coalesce((select min(other.arrival) from side_members own
    join side_members both_of on both_of.side_id = own.side_id
    join inscriptions other on other.open_id = both_of.open_id and other.player_id = both_of.player_id
    where own.open_id = entry.open_id and own.player_id = entry.player_id), entry.arrival)
$$;

update inscriptions set state = 'waiting' where state in ('registered', 'present')
  and exists (select from opens where opens.id = open_id and opens.state in ('registrationOpen', 'registrationClosed', 'reception'))
  and exists (select from side_members own join side_members both_of on both_of.side_id = own.side_id
    join inscriptions other on other.open_id = both_of.open_id and other.player_id = both_of.player_id
    where own.open_id = inscriptions.open_id and own.player_id = inscriptions.player_id and other.state = 'waiting');

create function pair_waits_together() returns trigger language plpgsql as $$
begin
  -- What came as a file stays as it was there.
  if exists (select from opens where id = new.open_id and imported_at is null
      and state in ('registrationOpen', 'registrationClosed', 'reception'))
    and exists (select from side_members own join side_members both_of on both_of.side_id = own.side_id
      join inscriptions entry on entry.open_id = both_of.open_id and entry.player_id = both_of.player_id
      where own.open_id = new.open_id and own.player_id = new.player_id
      having bool_or(entry.state = 'waiting') and bool_or(entry.state in ('registered', 'present')))
  then
    raise exception 'the pair of player % is split', new.player_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger inscriptions_wait_together after update of state on inscriptions deferrable initially deferred
  for each row when (new.state in ('registered', 'present', 'waiting') and old.state is distinct from new.state)
  execute function pair_waits_together();
create constraint trigger side_members_wait_together after insert on side_members deferrable initially deferred
  for each row execute function pair_waits_together();
