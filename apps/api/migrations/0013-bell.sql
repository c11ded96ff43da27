-- The bell: what other servers have to forget, and those who follow something on their screens read again, when a transaction commits.

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

-- Rings for several topics with one notification for each hundred (one carries less than 8,000 bytes), like `ring`.
create function ring_all(topics text[]) returns void language plpgsql as $$
declare
  part text;
begin
  for part in
    select json_agg(topic)::text
    from (select topic, (row_number() over (order by topic) - 1) / 100 as part
          from (select distinct unnest(topics) as topic) as known where topic is not null) as numbered
    group by numbered.part
  loop
    perform pg_notify('topspin_live', part);
    raise info 'topspin_live' using detail = part;
  end loop;
end $$;


-- Sessions: whatever one carries with each call (see features/auth/sessions/authenticate.ts)

-- Rings for the user that the column named by the argument refers to, before and after the change.
create function ring_user() returns trigger language plpgsql as $$
begin
  perform ring('user:' || id)
  from (select to_jsonb(old) ->> tg_argv[0] union select to_jsonb(new) ->> tg_argv[0]) as users (id)
  where id is not null;
  return null;
end $$;

create trigger session_families_bell after update on session_families for each row
  when ((old.id, old.user_id, old.ended_at) is distinct from (new.id, new.user_id, new.ended_at))
  execute function ring_user('user_id');
create trigger session_families_bell_delete after delete on session_families for each row
  when (old.ended_at is null)
  execute function ring_user('user_id');

create trigger users_bell after update on users for each row
  when (
    (old.id, old.name, old.email, old.lang, old.email_verified_at, old.roles, old.erased_at, old.deleted_at, old.disabled_at)
    is distinct from
    (new.id, new.name, new.email, new.lang, new.email_verified_at, new.roles, new.erased_at, new.deleted_at, new.disabled_at)
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

-- Who organises an open or administers a venue is read for; a session carries whether somebody does.
create trigger open_organisers_bell after insert or update or delete on open_organisers for each row
  execute function ring_user('user_id');
create trigger venue_admins_bell after insert or update or delete on venue_admins for each row
  execute function ring_user('user_id');
create trigger player_administrators_bell after insert or update or delete on player_administrators for each row
  execute function ring_user('user_id');

-- Who has somebody in an open for functional diversity sees more than others, which a session carries: it is read again when
-- that changes, for the accounts of the player and of those who look after them.
create function ring_people_of(player uuid) returns void language sql as $$
  select ring('user:' || account) from (
    select user_id as account from players where id = player and user_id is not null
    union select user_id from player_administrators where player_id = player) as accounts
$$;

create function ring_restricted_entrant() returns trigger language plpgsql as $$
begin
  perform ring_people_of(entry.player_id)
  from (select (to_jsonb(old) ->> 'player_id')::uuid, (to_jsonb(old) ->> 'open_id')::uuid
    union select (to_jsonb(new) ->> 'player_id')::uuid, (to_jsonb(new) ->> 'open_id')::uuid) as entry (player_id, open_id)
  join opens on opens.id = entry.open_id and opens.functional_diversity;
  return null;
end $$;
create trigger inscriptions_restricted_bell after insert or delete or update of state, player_id on inscriptions
  for each row execute function ring_restricted_entrant();

create function ring_restricted_open() returns trigger language plpgsql as $$
begin
  perform ring_people_of(player_id) from inscriptions where open_id = new.id;
  return null;
end $$;
create trigger opens_restricted_bell after update of functional_diversity on opens for each row
  when (old.functional_diversity is distinct from new.functional_diversity)
  execute function ring_restricted_open();


-- Answers that are shared by many, which servers keep in memory (see src/http/cache/table-changes.ts)

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
    'open_results', 'settings', 'installation']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function ring_table()', name || '_table_bell', name);
  end loop;
end $$;

-- Of accounts, only what others see; the rest changes more often.
create trigger users_table_bell after insert or delete or truncate or update of name, avatar_id, roles, trusted_at on users
  for each statement execute function ring_table();

-- Mails that wait: where none are sent, admins hand out their codes.
create trigger outbox_live_bell after insert or update of sent_at or delete on outbox
  for each statement execute function ring_table();


-- What people follow: the bell names the open, the match and the players that a change concerns

-- Rings `open:ID:TABLE` for the opens of the rows changed by a statement. The argument is the column with the open's id.
create function ring_opens() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'open:' || (to_jsonb(changed) ->> tg_argv[0]) || ':' || tg_table_name)) from changed;
  return null;
end $$;

-- The same for rows that belong to a phase. The phases of an open that is gone ring by themselves.
create function ring_opens_of_phases() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'open:' || phases.open_id || ':' || tg_table_name))
  from changed join phases on phases.id = changed.phase_id;
  return null;
end $$;

do $$
declare
  name text;
  fires text;
begin
  foreach name in array array['opens id', 'open_organisers open_id', 'inscriptions open_id', 'phases open_id',
    'open_results open_id', 'groups', 'group_players']
  loop
    fires := case when strpos(name, ' ') > 0
      then format('ring_opens(%L)', split_part(name, ' ', 2)) else 'ring_opens_of_phases()' end;
    name := split_part(name, ' ', 1);
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement
      execute function %s', name || '_open_bell_insert', name, fires);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement
      execute function %s', name || '_open_bell_update', name, fires);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement
      execute function %s', name || '_open_bell_delete', name, fires);
  end loop;
end $$;

-- A match also rings for itself, `match:ID:row`, and for those who play or umpire it, `player:ID`.
create function ring_matches() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(topic)) from changed, lateral (values
    ('open:' || changed.open_id || ':matches'), ('match:' || changed.id || ':row'),
    ('player:' || changed.player_a), ('player:' || changed.player_b), ('player:' || changed.umpire_id)) as rung (topic);
  return null;
end $$;
create trigger matches_open_bell_insert after insert on matches referencing new table as changed for each statement
  execute function ring_matches();
create trigger matches_open_bell_delete after delete on matches referencing old table as changed for each statement
  execute function ring_matches();

-- A point in the middle of a set changes only the score and the seq: its statement rings for it, and no trigger runs.
create function ring_match() returns trigger language plpgsql as $$
begin
  perform ring_all(array['open:' || new.open_id || ':matches', 'match:' || new.id || ':row', 'player:' || old.player_a,
    'player:' || old.player_b, 'player:' || old.umpire_id, 'player:' || new.player_a, 'player:' || new.player_b,
    'player:' || new.umpire_id]);
  return null;
end $$;
create trigger matches_open_bell after update on matches for each row
  when ((old.state, old.outcome, old.winner, old.from_sheet, old.sets_won_a, old.sets_won_b, old.player_a, old.player_b,
      old.umpire_id, old.table_number, old.number, old.called_at, old.finished_at, old.best_of)
    is distinct from (new.state, new.outcome, new.winner, new.from_sheet, new.sets_won_a, new.sets_won_b, new.player_a,
      new.player_b, new.umpire_id, new.table_number, new.number, new.called_at, new.finished_at, new.best_of))
  execute function ring_match();


-- Score links: servers cache the sessions that these let in (`scoreLinks:OPEN`), and who follows an open hears that its links were made,
-- revoked, or opened by another device (`open:ID:score_links`)

create function ring_score_links() returns trigger language plpgsql as $$
begin
  perform ring('scoreLinks:' || old.open_id);
  return null;
end $$;
create trigger score_links_bell after update on score_links for each row
  when ((old.match_id, old.table_number, old.revoked_at) is distinct from (new.match_id, new.table_number, new.revoked_at))
  execute function ring_score_links();
create trigger score_links_bell_delete after delete on score_links for each row execute function ring_score_links();

create function ring_score_links_of_open() returns trigger language plpgsql as $$
begin
  perform ring('scoreLinks:' || old.id);
  return null;
end $$;
create trigger opens_score_links_bell after update on opens for each row
  when ((old.state, old.deleted_at) is distinct from (new.state, new.deleted_at))
  execute function ring_score_links_of_open();

create function ring_score_link_session() returns trigger language plpgsql as $$
begin
  perform ring('scoreLinks:' || open_id) from score_links where id = old.score_link_id;
  return null;
end $$;
create trigger score_link_sessions_bell after update on score_link_sessions for each row
  when ((old.name, old.expires_at, old.finishes_match_id) is distinct from (new.name, new.expires_at, new.finishes_match_id))
  execute function ring_score_link_session();

create function ring_followers_of_score_links() returns trigger language plpgsql as $$
begin
  perform ring('open:' || coalesce(new.open_id, old.open_id) || ':score_links');
  return null;
end $$;
create trigger score_links_live after insert or delete on score_links for each row
  execute function ring_followers_of_score_links();
create trigger score_links_live_update after update on score_links for each row
  when ((old.match_id, old.table_number, old.revoked_at) is distinct from (new.match_id, new.table_number, new.revoked_at))
  execute function ring_followers_of_score_links();

create function ring_followers_of_score_link_session() returns trigger language plpgsql as $$
begin
  perform ring('open:' || open_id || ':score_links') from score_links
    where id = coalesce(new.score_link_id, old.score_link_id);
  return null;
end $$;
create trigger score_link_sessions_live after insert or delete on score_link_sessions for each row
  execute function ring_followers_of_score_link_session();
create trigger score_link_sessions_live_update after update on score_link_sessions for each row
  when ((old.name, old.finishes_match_id) is distinct from (new.name, new.finishes_match_id))
  execute function ring_followers_of_score_link_session();
