-- PostgreSQL from 15.20 on adds no column with a default to a table whose rows are an argument of a function with a parsed body: these
-- become text, which stays as fast, since PostgreSQL puts it in place of the call all the same.
create or replace function has_played(player players) returns boolean language sql immutable as
  'select player.deleted_at is null and player.erased_at is null and player.matches_played > 0';

create or replace function is_listed(player players) returns boolean language sql immutable as
  'select player.deleted_at is null and player.erased_at is null';
