-- Who is called or plays is busy in every hall, and free in all of them afterwards: the order of play of the other opens of theirs changes,
-- `open:ID:match_plans`. Those at the same venue share a day, which rings for it already.
create function ring_opens_elsewhere() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'open:' || elsewhere.id || ':match_plans'))
  from changed
  join matches held on held.id = changed.match_id
  join opens here on here.id = held.open_id
  cross join lateral (
    select changed.person as player union all select player_id from day_people where same_as = changed.person
  ) as entered
  join matches on entered.player in (matches.player_a, matches.player_b) and matches.finished_at is null
  join opens elsewhere on elsewhere.id = matches.open_id and elsewhere.state = 'active'
  where elsewhere.id <> here.id and (elsewhere.venue_id = here.venue_id) is not true;
  return null;
end $$;
create trigger occupancies_elsewhere_bell_insert after insert on occupancies referencing new table as changed for each statement
  execute function ring_opens_elsewhere();
create trigger occupancies_elsewhere_bell_update after update on occupancies referencing new table as changed for each statement
  execute function ring_opens_elsewhere();
