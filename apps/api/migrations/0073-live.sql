-- What people follow on their screens: the bell names the open, the match and the players that a change concerns.

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

-- Mails that wait: where none are sent, admins hand out their codes.
create trigger outbox_live_bell after insert or update of sent_at or delete on outbox
  for each statement execute function ring_table();
