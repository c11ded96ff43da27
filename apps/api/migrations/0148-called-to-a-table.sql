-- A match that is called gets another table, another umpire and the time of its call. That alone rings `open:ID:match_tables` instead of
-- `open:ID:matches`: lists that show none of these need not be read again.
create or replace function ring_match() returns trigger language plpgsql as $$
declare
  part constant text := case when
      (old.state, old.outcome, old.winner, old.from_sheet, old.sets_won_a, old.sets_won_b, old.player_a, old.player_b, old.number,
        old.finished_at, old.best_of)
      is distinct from
      (new.state, new.outcome, new.winner, new.from_sheet, new.sets_won_a, new.sets_won_b, new.player_a, new.player_b, new.number,
        new.finished_at, new.best_of)
    then 'matches' else 'match_tables' end;
begin
  perform ring_all(array['open:' || new.open_id || ':' || part, 'match:' || new.id || ':row', 'player:' || old.player_a,
    'player:' || old.player_b, 'player:' || old.umpire_id, 'player:' || new.player_a, 'player:' || new.player_b,
    'player:' || new.umpire_id]);
  return null;
end $$;
