-- What servers keep in memory, forgotten when it changes: see src/http/shared-answers.ts.

-- Rings for the table (`table:players`), whatever wrote to it. Once per statement: an answer is forgotten as a whole.
create function ring_table() returns trigger language plpgsql as $$
begin
  perform ring('table:' || tg_table_name);
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['players', 'clubs', 'venues', 'venue_tables', 'circuits', 'editions', 'opens',
    'open_organisers', 'inscriptions', 'phases', 'groups', 'group_players', 'matches', 'sets', 'rating_ledger',
    'open_results']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function ring_table()', name || '_table_bell', name);
  end loop;
end $$;

-- Of accounts, only what others see; the rest changes more often.
create trigger users_table_bell after insert or delete or truncate or update of name, avatar_id on users
  for each statement execute function ring_table();

-- Who organises an open or administers a venue is read for; a session carries whether somebody does.
create trigger open_organisers_bell after insert or update or delete on open_organisers for each row
  execute function ring_user('user_id');
create trigger venue_admins_bell after insert or update or delete on venue_admins for each row
  execute function ring_user('user_id');
