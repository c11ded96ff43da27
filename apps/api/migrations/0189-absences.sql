-- Who is not in the hall for now, as an organiser of the day said: their matches wait until somebody says that they are back (ADR 118).
create table day_absences (
  day_id uuid not null references play_days on delete cascade,
  player_id uuid not null references players on delete cascade,
  since_at timestamptz not null,
  said_by uuid references users on delete set null,
  primary key (day_id, player_id)
);
create index day_absences_player on day_absences (player_id);
create index day_absences_said_by on day_absences (said_by) where said_by is not null;

create trigger day_absences_day_bell_insert after insert on day_absences referencing new table as changed for each statement
  execute function ring_days('day_id');
create trigger day_absences_day_bell_delete after delete on day_absences referencing old table as changed for each statement
  execute function ring_days('day_id');

-- The order of play changes with it, as with what a person fixed: `open:ID:match_plans` for the opens in which they still play.
create function ring_opens_of_absent() returns trigger language plpgsql as $$
begin
  perform ring_all(array_agg(distinct 'open:' || matches.open_id || ':match_plans'))
  from changed
  cross join lateral (
    select changed.player_id as player union all select player_id from day_people where same_as = changed.player_id
  ) as entered
  join matches on entered.player in (matches.player_a, matches.player_b) and matches.state <> 'finished';
  return null;
end $$;
create trigger day_absences_open_bell_insert after insert on day_absences referencing new table as changed for each statement
  execute function ring_opens_of_absent();
create trigger day_absences_open_bell_delete after delete on day_absences referencing old table as changed for each statement
  execute function ring_opens_of_absent();

-- Whoever plays is there.
create function players_are_there() returns trigger language plpgsql as $$
begin
  delete from day_absences
  where player_id in (new.player_a, new.player_b, person_of(new.player_a), person_of(new.player_b));
  return null;
end $$;
create trigger matches_players_are_there after update on matches for each row
  when (new.state = 'inPlay' and old.state <> 'inPlay') execute function players_are_there();
