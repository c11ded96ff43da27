-- A correction of an old match moves most ratings by less than what is shown of them: only rows that show another rating, another day or
-- another player are taken out of the counts by day and put in again.
create or replace function rating_days_changed() returns trigger language plpgsql as $$
declare
  shown_otherwise constant uuid[] := array(
    select id from inserted new_row join removed old_row using (id)
    where (new_row.player_id, new_row.finished_at, new_row.match_id is null, new_row.matches_before > 0,
        shown_rating(new_row.before), shown_rating(new_row.after))
      is distinct from (old_row.player_id, old_row.finished_at, old_row.match_id is null, old_row.matches_before > 0,
        shown_rating(old_row.before), shown_rating(old_row.after)));
begin
  perform from players where id in (
    select player_id from inserted where id = any (shown_otherwise)
    union select player_id from removed where id = any (shown_otherwise))
  order by id for no key update;
  perform add_rating_days(array_agg(step.day), array_agg(step.rating), array_agg(step.players))
  from (
    select change.player_id, added.* from inserted change cross join rating_steps(change, 1) as added
    where change.id = any (shown_otherwise)
    union all
    select change.player_id, taken.* from removed change cross join rating_steps(change, -1) as taken
    where change.id = any (shown_otherwise)) as step
  join players player on player.id = step.player_id and is_listed(player);
  return null;
end $$;
