-- The first of the queue has no match before it and is not due before its call.
do $$
declare
  known text;
begin
  select conname into strict known from pg_constraint
  where conrelid = 'push_notices'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%before%';
  execute format('alter table push_notices drop constraint %I', known);
end $$;
alter table push_notices add constraint push_notices_before
  check ((kind = 'due' and before = 0) or (kind = 'soon' and before between 0 and 2));
