-- Accounts, clubs and players. `growth.players` says how many; everything else follows from it, always the same.

create function pg_temp.players() returns integer language sql immutable
  return current_setting('growth.players')::integer;

-- Ids that grow with their number, as those of version 7 do.
create function pg_temp.id(kind integer, number bigint) returns uuid language sql immutable
  return (lpad(to_hex(1700000000000 + number), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
    || '8000' || lpad(to_hex(number), 12, '0'))::uuid;

-- Between 0 and 1, the same for the same number and purpose.
create function pg_temp.chance(number bigint, purpose integer) returns double precision language sql immutable
  return (hashint8extended(number, purpose) & 1048575) / 1048576.0;

-- One of them; the first ones much more often than the last, as with names.
create function pg_temp.often(items text[], number bigint, purpose integer) returns text language sql immutable
  return items[1 + floor(cardinality(items) * power(pg_temp.chance(number, purpose), 2))::integer];
create function pg_temp.any_of(items text[], number bigint, purpose integer) returns text language sql immutable
  return items[1 + floor(cardinality(items) * pg_temp.chance(number, purpose))::integer];

create function pg_temp.first_names() returns text[] language sql immutable return string_to_array(
  'Antonio,María,Manuel,Carmen,José,Ana,Francisco,Laura,David,Lucía,Javier,Marta,Daniel,Cristina,'
    'Carlos,Pilar,Jordi,Núria,Alejandro,Elena,Miguel,Paula,Rafael,Raquel,Pedro,Sara,Ángel,Irene,Sergio,Alba,Pablo,'
    'Montserrat,Fernando,Mercè,Alberto,Andrea,Jorge,Júlia,Álvaro,Noelia,Adrián,Eva,Diego,Rocío,Raúl,Mireia,Iván,Laia,'
    'Rubén,Anaïs,Óscar,Gemma,Enrique,Sílvia,Ramón,Clara,Vicente,Inés,Andrés,Berta,Joaquín,Aitana,Víctor,Nerea,Jaume,'
    'Ainhoa,Eduardo,Olga,Santiago,Vega,Mario,Begoña,Roberto,Neus,Marc,Martina,Xavier,Queralt,Hugo,Ona,Àlex,Emma,Iker,'
    'Yolanda,Joan,Úrsula,Toni,Zoe,Lluís,Fátima,Ignacio,Zaida,Íñigo,Wendy,Kilian,Xènia,Unai,Begüm,Oriol,Ñusta,Zacarías,'
    'Łukasz,Ærø,Işık,Đorđe,Åke,Øyvind,Søren,José María,Juan Carlos,María José,Anna Maria', ',');
create function pg_temp.surnames() returns text[] language sql immutable return string_to_array(
  'García,Rodríguez,González,Fernández,López,Martínez,Sánchez,Pérez,Gómez,Martín,Jiménez,Hernández,'
    'Ruiz,Díaz,Moreno,Muñoz,Álvarez,Romero,Gutiérrez,Alonso,Navarro,Torres,Domínguez,Ramos,Vázquez,Ramírez,Gil,Serrano,'
    'Morales,Molina,Blanco,Suárez,Castro,Ortega,Delgado,Ortiz,Marín,Rubio,Núñez,Medina,Sanz,Castillo,Iglesias,Cortés,'
    'Garrido,Santos,Guerrero,Lozano,Cano,Cruz,Méndez,Flores,Prieto,Herrera,Peña,León,Márquez,Cabrera,Gallego,Calvo,'
    'Vidal,Campos,Reyes,Vega,Fuentes,Carrasco,Díez,Aguilar,Caballero,Nieto,Santana,Vargas,Pascual,Giménez,Herrero,'
    'Hidalgo,Montero,Lorenzo,Santiago,Benítez,Durán,Ibáñez,Arias,Mora,Ferrer,Carmona,Vicente,Rojas,Soto,Crespo,Román,'
    'Pastor,Velasco,Parra,Sáez,Moya,Bravo,Soler,Gallardo,Rivera,Pardo,Esteban,Silva,Puig,Serra,Vila,Roca,Font,Bosch,'
    'Riera,Pujol,Casals,Col·lell,Xifré,Yáñez,Zapater,Ñíguez,Etxeberria,Agirre,Zubizarreta,Ó Briain,Dvořák,Åkesson,'
    'Müller,Öztürk,Kowalczyk,Nguyễn,Đurić,Weiß', ',');
create function pg_temp.syllables() returns text[] language sql immutable return string_to_array(
  'ba,ca,da,fe,gui,ho,ji,lo,lla,mi,no,ñe,pu,que,ri,so,tu,ve,xa,ye,za,bor,can,der,fol,gar,her,jar,'
    'lun,mon,nar,pen,ros,sal,tor,vil,zur,arre,echa,uga,oiz,alde', ',');

-- Two in five have a surname of syllables, which few share: García is one in eighteen, most are one in thousands.
create function pg_temp.surname(number bigint, purpose integer) returns text language sql immutable
  return case when pg_temp.chance(number, purpose) < 0.6 then pg_temp.often(pg_temp.surnames(), number, purpose + 1)
    else initcap(pg_temp.often(pg_temp.syllables(), number, purpose + 2)
      || pg_temp.often(pg_temp.syllables(), number, purpose + 3)
      || pg_temp.often(pg_temp.syllables(), number, purpose + 4)) end;

create function pg_temp.person(number bigint) returns text language sql immutable
  return case when number % 1000 = 7 then '王楚钦 ' || number
    else pg_temp.often(pg_temp.first_names(), number, 1) || ' ' || pg_temp.surname(number, 10) || ' '
      || pg_temp.surname(number, 20) end;

insert into users (id, name, email, password_hash, roles, email_verified_at, terms_accepted_at, terms_version)
select pg_temp.id(1, n), pg_temp.person(n), 'player' || n || '@example.org', current_setting('growth.password_hash'),
  case n when 1 then array['admin'] else '{}'::text[] end, now(), now(), 'bench'
from generate_series(1, pg_temp.players() / 2) n;

insert into clubs (id, name)
select pg_temp.id(2, n), pg_temp.any_of('{Club Tenis de Mesa,CTT,Unió Esportiva,Escola,Club Deportivo}', n, 31) || ' '
  || pg_temp.surname(n, 40) || ' ' || n
from generate_series(1, pg_temp.players() / 100) n;

insert into players (id, user_id, name, nickname, nationality, date_of_birth, gender, club_id, contact_phone, created_by)
select pg_temp.id(3, n), case when n <= pg_temp.players() / 2 then pg_temp.id(1, n) end, pg_temp.person(n),
  case when n % 20 = 0 then initcap(pg_temp.any_of(pg_temp.syllables(), n, 51) || pg_temp.any_of(pg_temp.syllables(), n, 52)) || n % 100 end,
  'ESP', date '1950-01-01' + floor(22000 * pg_temp.chance(n, 53))::integer,
  pg_temp.any_of('{man,man,woman}', n, 54),
  case when n % 10 > 0 then pg_temp.id(2, 1 + floor(pg_temp.players() / 100 * pg_temp.chance(n, 55))::bigint) end,
  jsonb_build_object('name', 'Casa', 'code', '+34', 'phone', '6' || lpad(n::text, 8, '0')), pg_temp.id(1, 1)
from generate_series(1, pg_temp.players()) n;

insert into audit_log (id, at, actor_id, action, entity, entity_id, after)
select pg_temp.id(4, n), now() - make_interval(secs => (pg_temp.players() - n) * 60), pg_temp.id(1, 1), 'createPlayer',
  'players', pg_temp.id(3, n), '{"nationality": "ESP"}'
from generate_series(1, pg_temp.players()) n;
