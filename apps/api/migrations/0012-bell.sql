-- The bell: what other servers have to forget when a transaction commits.

-- Rings for a topic (`user:ID`, `open:ID`). Every server listens on the channel and hears it after the commit; the same
-- topic twice in a transaction is heard once. The server whose connection this is gets it as a message too, which
-- arrives before its own commit is answered: it need not wait for the bell to see what it wrote itself.
create function ring(topic text) returns void language plpgsql as $$
declare
  topics constant text := json_build_array(topic)::text;
begin
  perform pg_notify('topspin_live', topics);
  raise info 'topspin_live' using detail = topics;
end $$;

-- Rings for the user that the column named by the argument refers to, before and after the change.
create function ring_user() returns trigger language plpgsql as $$
begin
  perform ring('user:' || id)
  from (select to_jsonb(old) ->> tg_argv[0] union select to_jsonb(new) ->> tg_argv[0]) as users (id)
  where id is not null;
  return null;
end $$;

-- Whatever a session carries with each call: see features/auth/authenticate.ts.
create trigger session_families_bell after update on session_families for each row
  when ((old.id, old.user_id, old.ended_at) is distinct from (new.id, new.user_id, new.ended_at))
  execute function ring_user('user_id');
create trigger session_families_bell_delete after delete on session_families for each row
  when (old.ended_at is null)
  execute function ring_user('user_id');

create trigger users_bell after update on users for each row
  when (
    (old.id, old.name, old.email, old.lang, old.email_verified_at, old.roles, old.erased_at, old.deleted_at)
    is distinct from
    (new.id, new.name, new.email, new.lang, new.email_verified_at, new.roles, new.erased_at, new.deleted_at)
  )
  execute function ring_user('id');
create trigger users_bell_delete after delete on users for each row execute function ring_user('id');

create trigger players_bell_insert after insert on players for each row
  when (new.user_id is not null)
  execute function ring_user('user_id');
create trigger players_bell after update on players for each row
  when ((old.id, old.user_id, old.deleted_at) is distinct from (new.id, new.user_id, new.deleted_at))
  execute function ring_user('user_id');
create trigger players_bell_delete after delete on players for each row
  when (old.user_id is not null)
  execute function ring_user('user_id');
