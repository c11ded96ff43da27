-- Phones hear of partners too: who asks somebody to be a pair, the answer, and what becomes of the pair (ADR 157).

alter table push_notices
  alter column match_id drop not null,
  alter column role drop not null,
  alter column before drop not null,
  -- Of a partner: in which open, and who the other of the two is.
  add column open_id uuid references opens on delete cascade,
  add column other_id uuid references players on delete cascade;
create index push_notices_open on push_notices (open_id) where open_id is not null;
create index push_notices_other on push_notices (other_id) where other_id is not null;

alter table push_notices drop constraint push_notices_before;
do $$
declare
  known text;
begin
  select conname into strict known from pg_constraint
  where conrelid = 'push_notices'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%kind%soon%due%'
    and pg_get_constraintdef(oid) not like '%table_number%' and pg_get_constraintdef(oid) not like '%call_id%';
  execute format('alter table push_notices drop constraint %I', known);
end $$;
alter table push_notices
  add constraint push_notices_kind check (kind in ('soon', 'due', 'partnerAsked', 'pairMade', 'pairWaits', 'partnerDeclined', 'partnerLeft')),
  add constraint push_notices_about check (case when kind in ('soon', 'due')
    then match_id is not null and role is not null and before is not null and open_id is null and other_id is null
    else match_id is null and role is null and before is null and open_id is not null and other_id is not null end),
  add constraint push_notices_before check ((kind = 'due' and before = 0) or (kind = 'soon' and before between 0 and 2) or before is null);

-- A turn is told once. News of a partner may come again: a pair that is parted can be made anew.
alter table push_notices drop constraint push_notices_once;
create unique index push_notices_once on push_notices (session_id, player_id, match_id, role, kind, table_number, call_id, call_number)
  nulls not distinct where match_id is not null;
create index push_notices_session on push_notices (session_id);
