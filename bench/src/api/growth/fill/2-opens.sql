-- Venues, circuits with their editions, opens and who is registered in them.

insert into venues (id, name, address, time_zone, declared_at, declaration_version, created_by)
select pg_temp.id(5, n), 'Pabellón ' || pg_temp.surname(n, 60) || ' ' || n, 'Calle de ' || pg_temp.surname(n, 70) || ' ' || n,
  'Europe/Madrid', now(), 'bench', pg_temp.id(1, 1)
from generate_series(1, pg_temp.players() / 1000) n;
insert into venue_tables (venue_id, number)
select pg_temp.id(5, n), t from generate_series(1, pg_temp.players() / 1000) n, generate_series(1, 8) t;
insert into venue_admins (venue_id, user_id, role, accepted_at)
select pg_temp.id(5, n), pg_temp.id(1, 1 + n % 20), 'admin', now() from generate_series(1, pg_temp.players() / 1000) n;

-- Circuit 1 is of ordinary size and the same in every database: thirty opens of 400 players. Circuit 2 is the great one.
insert into circuits (id, name, description, count_type, count_best, created_by)
select pg_temp.id(6, n), 'Circuito ' || pg_temp.surname(n, 80) || ' ' || n, '[{"lang": "es", "text": "Pruebas de un año"}]',
  case n % 2 when 0 then 'all' else 'best' end, case n % 2 when 1 then 4 end, pg_temp.id(1, 1)
from generate_series(1, 2 + pg_temp.players() / 10000) n;

-- Three editions of each circuit, the latest first.
insert into editions (id, circuit_id, name, date_start, date_end, state, ranking_system, created_by)
select pg_temp.id(7, 3 * (n - 1) + e), pg_temp.id(6, n), 'Temporada ' || 2027 - e, current_date - 365 * e, current_date - 365 * (e - 1),
  'active', jsonb_build_object(
    'pointsDistribution', (select jsonb_agg(jsonb_build_object('position', p, 'points', 1700 - 100 * p)) from generate_series(1, 16) p),
    'usePerformanceMetrics', true,
    'performanceMetricsWeight', '{"matchesWon": 20, "gamesWon": 5, "pointsBalance": 0}'::jsonb,
    'bonusPointsForAttendance', 50, 'window', '{"type": "days", "period": 365}'::jsonb, 'grades', '[]'::jsonb), pg_temp.id(1, 1)
from generate_series(1, 2 + pg_temp.players() / 10000) n, generate_series(1, 3) e;

-- Thirty opens of circuit 1, one a month; four hundred of circuit 2 in one year; the others anywhere.
create function pg_temp.edition_of(n integer) returns integer language sql immutable
  return case when n <= 30 then 1 + (n - 1) * 30 / 365 when n <= 430 then 4
    else 7 + floor(3 * (pg_temp.players() / 10000) * pg_temp.chance(n, 90))::integer end;
create function pg_temp.days_ago(n integer) returns integer language sql immutable
  return case when n <= 30 then 2 + (n - 1) * 30 when n <= 430 then 1 + (n - 31) * 360 / 400
    else 1 + floor(1000 * pg_temp.chance(n, 91))::integer end;

create temp table open_plan as
select n, pg_temp.id(8, n) as id, pg_temp.edition_of(n) as edition,
  case when n <= 430 or n % 10 > 0 then 'finished'
    else (array['created', 'registrationOpen', 'registrationClosed', 'reception'])[1 + n / 10 % 4] end as state,
  date_trunc('day', now()) + interval '8 hours'
    + make_interval(days => case when n <= 430 or n % 10 > 0 then -pg_temp.days_ago(n) else pg_temp.days_ago(n) % 90 end) as starts_at
from generate_series(1, pg_temp.players() / 200) n;

insert into opens (id, name, description, date_start, date_end, approved_at, state, finished_at, players_max, venue_id, edition_id, created_by)
select id, 'Open ' || pg_temp.surname(n, 92) || ' ' || n, '[{"lang": "es", "text": "Grupos de cuatro y cuadro final."}]', starts_at, starts_at + interval '11 hours', now(),
  state, case state when 'finished' then starts_at + interval '11 hours' end, 32,
  pg_temp.id(5, 1 + n % (pg_temp.players() / 1000)), pg_temp.id(7, edition), pg_temp.id(1, 1)
from open_plan;
-- The first account organises fifty, however many there are, so that "mine" asks for as many rows everywhere.
insert into open_organisers (open_id, user_id, role, accepted_at)
select id, pg_temp.id(1, case when n % (pg_temp.players() / 10000) = 0 and n / (pg_temp.players() / 10000) <= 50 then 1 else 2 + n % 1000 end), 'owner', now() from open_plan;

-- Who plays: 400 players in the opens of circuit 1, one in twenty of all players elsewhere; 32 in each open.
create temp table entrants as
select n, id as open_id, state, starts_at, slot,
  pg_temp.id(3, 1 + (floor(pool * pg_temp.chance(n, 93))::integer + slot * 7) % pool) as player_id
from (select *, case when n <= 30 then 400 else pg_temp.players() / 20 end as pool from open_plan) plan,
  generate_series(1, 32) slot;
create index on entrants (n, slot);
analyze entrants;

insert into inscriptions (id, open_id, player_id, state, arrival, rating, registered_by, registered_at, checked_in_at)
select pg_temp.id(9, 32 * n + slot), open_id, player_id, case state when 'finished' then 'present' else 'registered' end,
  nextval('inscription_arrivals'), 1000, pg_temp.id(1, 1), starts_at - interval '20 days',
  case state when 'finished' then starts_at end
from entrants where state <> 'created';
