-- Rated matches of `correction.players` players, fifty in each finished open of 32. Ids come in the order of their numbers.

create function pg_temp.id(kind integer, number bigint) returns uuid language sql immutable
  return (lpad(to_hex(1700000000000 + number), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
    || '8000' || lpad(to_hex(number), 12, '0'))::uuid;
create function pg_temp.chance(number bigint, purpose integer) returns double precision language sql immutable
  return (hashint8extended(number, purpose) & 1048575) / 1048576.0;
create function pg_temp.players() returns integer language sql immutable
  return current_setting('correction.players')::integer;

insert into users (id, name, email, password_hash, roles, email_verified_at, terms_accepted_at, terms_version)
values (pg_temp.id(1, 1), 'Ana Gil', current_setting('correction.email'), current_setting('correction.password_hash'),
  array['admin'], now(), now(), 'bench');

insert into players (id, name, nationality, date_of_birth, gender, created_by)
select pg_temp.id(3, n), 'Jugadora ' || n, 'ESP', date '1980-01-01', 'woman', pg_temp.id(1, 1)
from generate_series(0, pg_temp.players() - 1) n;

create temp table open_plan as
select n, pg_temp.id(8, n) as id, date '2015-01-01' + n + interval '8 hours' as starts_at
from generate_series(0, current_setting('correction.matches')::integer / 50 - 1) n;

insert into opens (id, name, date_start, date_end, approved_at, state, finished_at, players_max, created_by)
select id, 'Open ' || n, starts_at, starts_at + interval '11 hours', now(), 'finished', starts_at + interval '11 hours', 32,
  pg_temp.id(1, 1)
from open_plan;
insert into open_organisers (open_id, user_id, role, accepted_at)
select id, pg_temp.id(1, 1), 'owner', now() from open_plan;
insert into phases (id, open_id, number, name, type, state, groups_count, group_size, best_of, seed)
select pg_temp.id(10, n), id, 1, 'Grupos', 'groups', 'finished', 1, 32, 5, 'bench' from open_plan;
insert into groups (id, phase_id, number, name) select pg_temp.id(11, n), pg_temp.id(10, n), 1, 'A' from open_plan;

-- Thirty-two of the circle of all players, each open with other gaps between them, so that everybody soon depends on everybody:
-- the number of players is a prime, and so nobody is met twice on the way round.
create temp table entrants as
select n, id as open_id, slot,
  pg_temp.id(3, (floor(pg_temp.players() * pg_temp.chance(n, 1))::integer + slot * (1 + n * 37 % 5000)) % pg_temp.players()) as player_id
from open_plan, generate_series(1, 32) slot;
insert into group_players (group_id, phase_id, line, player_id)
select pg_temp.id(11, n), pg_temp.id(10, n), slot, player_id from entrants;
insert into inscriptions (id, open_id, player_id, state, arrival, rating, registered_by, registered_at, checked_in_at)
select pg_temp.id(9, 32 * n + slot), open_id, player_id, 'present', nextval('inscription_arrivals'), 1000, pg_temp.id(1, 1),
  now(), now()
from entrants;
analyze entrants;

-- Fifty matches of each open: everybody with the next one, then some with the one after.
insert into matches (id, open_id, phase_id, group_id, number, round_number, player_a, player_b, state, outcome, winner, rated,
  best_of, sets_won_a, sets_won_b, from_sheet, started_at, finished_at)
select pg_temp.id(12, 50 * n + number), p.id, pg_temp.id(10, n), pg_temp.id(11, n), number, 1 + (number - 1) / 32,
  a.player_id, b.player_id, 'finished', 'played', case when wins then 'a' else 'b' end, true, 5,
  case when wins then 3 else 0 end, case when wins then 0 else 3 end, true,
  starts_at + make_interval(mins => 10 * number - 10), starts_at + make_interval(mins => 10 * number)
from open_plan p cross join generate_series(1, 50) number
cross join lateral (select pg_temp.chance(50 * n + number, 2) < 0.5 as wins) lot
join entrants a using (n)
join entrants b using (n)
where a.slot = 1 + (number - 1) % 32 and b.slot = 1 + (number - 1 + 1 + (number - 1) / 32) % 32;

insert into sets (match_id, number, a, b, played_a, played_b)
select id, s, x.a, x.b, x.a, x.b from matches, generate_series(1, 3) s
cross join lateral (select case winner when 'a' then 11 else 7 end as a, case winner when 'a' then 7 else 11 end as b) x;
