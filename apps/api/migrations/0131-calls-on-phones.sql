-- Phones and pages follow a call: each is notified once, the first, the second and the third (ADR 94).

alter table push_notices
  -- What made the turn due, if somebody was called: a match that goes back to the queue and is called again is called anew.
  add column call_id uuid references calls on delete cascade,
  add column call_number smallint check (call_number between 1 and 3),
  add check ((call_id is null) = (call_number is null)),
  add check (kind = 'due' or call_id is null);

do $$
declare
  known text;
begin
  select conname into strict known from pg_constraint where conrelid = 'push_notices'::regclass and contype = 'u';
  execute format('alter table push_notices drop constraint %I', known);
end $$;
alter table push_notices add constraint push_notices_once
  unique nulls not distinct (session_id, player_id, match_id, role, kind, table_number, call_id, call_number);
create index push_notices_call on push_notices (call_id) where call_id is not null;

-- A second or third call changes no match: it rings for its open, `open:ID:calls`.
create function ring_opens_of_matches() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'open:' || matches.open_id || ':' || tg_table_name))
  from changed join matches on matches.id = changed.match_id;
  return null;
end $$;
create trigger calls_open_bell_insert after insert on calls referencing new table as changed for each statement
  execute function ring_opens_of_matches();
create trigger calls_open_bell_update after update on calls referencing new table as changed for each statement
  execute function ring_opens_of_matches();
create trigger calls_table_bell after insert or update or delete or truncate on calls
  for each statement execute function ring_table();
