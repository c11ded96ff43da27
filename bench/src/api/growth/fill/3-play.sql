-- What was played in the finished opens: eight groups of four, then a knockout of the first two. The lower slot wins.

create temp table played as select * from open_plan where state = 'finished';

insert into phases (id, open_id, number, name, type, state, groups_count, group_size, best_of, seed)
select pg_temp.id(10, 2 * n), id, 1, 'Grupos', 'groups', 'finished', 8, 4, 5, 'bench' from played;
insert into phases (id, open_id, number, name, type, state, source_from, source_phase_id, position_from, position_to, best_of, seed)
select pg_temp.id(10, 2 * n + 1), id, 2, 'Cuadro', 'knockout', 'finished', 'phase', pg_temp.id(10, 2 * n), 1, 2, 5, 'bench' from played;
insert into groups (id, phase_id, number, name)
select pg_temp.id(11, 9 * n + g), pg_temp.id(10, 2 * n), g, chr(64 + g) from played, generate_series(1, 8) g
union all
select pg_temp.id(11, 9 * n + 9), pg_temp.id(10, 2 * n + 1), 1, 'Cuadro' from played;

-- Slots 1 to 4 are group A, the first two of each group go on: 1, 2, 5, 6, 9 … as lines 1 to 16 of the bracket.
create function pg_temp.slot_of_line(line integer) returns integer language sql immutable
  return 4 * ((line - 1) / 2) + 1 + (line - 1) % 2;

insert into group_players (group_id, phase_id, line, player_id)
select pg_temp.id(11, 9 * n + 1 + (slot - 1) / 4), pg_temp.id(10, 2 * n), 1 + (slot - 1) % 4, player_id
from entrants where state = 'finished'
union all
select pg_temp.id(11, 9 * n + 9), pg_temp.id(10, 2 * n + 1), line, player_id
from entrants join generate_series(1, 16) line on slot = pg_temp.slot_of_line(line) where state = 'finished';

-- Sixty-three matches of every open: which slots meet, where and when.
create temp table fixtures as
select row_number() over (order by g, a, b)::integer as number, g, null::text as round, 1 + (b - a) % 3 as round_number,
  4 * (g - 1) + a as slot_a, 4 * (g - 1) + b as slot_b, row_number() over (partition by g order by a, b)::integer as number_in_group
from generate_series(1, 8) g, generate_series(1, 4) a, generate_series(1, 4) b where a < b
union all
select 48 + row_number() over (order by r, i)::integer, 9, (array['roundOf16', 'quarterfinal', 'semifinal', 'final'])[r], r,
  pg_temp.slot_of_line(((i - 1) * (2 ^ r)::integer) + 1), pg_temp.slot_of_line(((i - 1) * (2 ^ r)::integer) + 1 + (2 ^ (r - 1))::integer), i
from generate_series(1, 4) r, generate_series(1, (16 / 2 ^ r)::integer) i;

create temp table results as
select pg_temp.id(12, 64 * n + f.number) as id, n, f.*, open_id, a.player_id as player_a, b.player_id as player_b,
  a.starts_at + make_interval(mins => 10 * f.number) as finished_at, floor(3 * pg_temp.chance(64 * n + f.number, 94))::integer as lost
from fixtures f
join entrants a on a.slot = f.slot_a and a.state = 'finished'
join entrants b using (n, open_id) where b.slot = f.slot_b;
analyze results;

insert into matches (id, open_id, phase_id, group_id, round, number, round_number, player_a, player_b, table_number, state, outcome,
  winner, rated, best_of, sets_won_a, sets_won_b, from_sheet, started_at, finished_at)
select id, open_id, pg_temp.id(10, 2 * n + case g when 9 then 1 else 0 end), pg_temp.id(11, 9 * n + g), round, number_in_group,
  round_number, player_a, player_b, 1 + number % 8, 'finished', 'played', 'a', true, 5, 3, lost, true,
  finished_at - interval '20 minutes', finished_at
from results;

-- The winner loses the first sets.
insert into sets (match_id, number, a, b, played_a, played_b)
select id, s, case when s <= lost then 7 else 11 end, case when s <= lost then 11 else 8 end,
  case when s <= lost then 7 else 11 end, case when s <= lost then 11 else 8 end
from results, generate_series(1, 3 + lost) s;

insert into open_results (open_id, player_id, position, reached, matches_won, matches_lost, games_won, points_balance)
select open_id, player_id, row_number() over (partition by open_id order by count(*) filter (where won) desc, player_id),
  null, count(*) filter (where won), count(*) filter (where not won), sum(games), sum(balance)
from (
  select open_id, player_a as player_id, true as won, 3 as games, 9 - lost as balance from results
  union all
  select open_id, player_b, false, lost, lost - 9 from results) side
group by open_id, player_id;

-- Eight points for the winner of each match, in the order of the ledger, and the players' figures from it.
create temp table ledger as
select *, count(*) over earlier as matches_before, coalesce(sum(change) over earlier, 0) + 1000.0 as before
from (
  select id, player_a as player_id, player_b as opponent_id, open_id, finished_at, 8 as change from results
  union all
  select id, player_b, player_a, open_id, finished_at, -4 from results) side
window earlier as (partition by player_id order by finished_at, id rows between unbounded preceding and 1 preceding);

insert into rating_ledger (match_id, player_id, opponent_id, open_id, before, after, expected, reason, matches_before, finished_at)
select id, player_id, opponent_id, open_id, before, before + change, 0.5, case when change > 0 then 'win' else 'loss' end,
  matches_before, finished_at
from ledger;

update players set rating = figures.rating, rated_matches = figures.played, matches_played = figures.played, matches_won = figures.won
from (
  select player_id, 1000 + sum(change) as rating, count(*) as played, count(*) filter (where change > 0) as won
  from ledger group by player_id) figures
where id = figures.player_id;

insert into audit_log (at, actor_id, action, entity, entity_id, after)
select starts_at + interval '11 hours', pg_temp.id(1, 1), 'transitionOpen', 'opens', id, '{"state": "finished"}' from played;
