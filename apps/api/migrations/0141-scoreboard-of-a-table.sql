-- A screen beside a table shows its scoreboard.

alter table day_screens add column table_number integer check (table_number between 1 and 100);

do $$
declare
  known text;
begin
  select conname into strict known from pg_constraint
  where conrelid = 'day_screens'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%layouts <@%';
  execute format('alter table day_screens drop constraint %I', known);
end $$;
alter table day_screens add constraint day_screens_known_layouts
  check (layouts <@ array['playing', 'board', 'calls', 'groups', 'brackets', 'positions', 'message']);
