-- Links with which umpires without an account score a match, or the matches of a table.

-- A link lasts until its open ends, or it is revoked.
alter table score_links drop column expires_at;
create unique index score_links_valid_match on score_links (match_id)
  where revoked_at is null and match_id is not null;
create unique index score_links_valid_table on score_links (open_id, table_number)
  where revoked_at is null and table_number is not null;

-- A device that opened a link, with the name its umpire typed, if any.
create table score_link_sessions (
  id uuid primary key,
  score_link_id uuid not null references score_links on delete cascade,
  device_id uuid not null,
  name text check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (score_link_id, device_id)
);

-- Which device sent an event, where no account did. Nothing has written the column that it replaces.
alter table match_events drop column score_link_id;
alter table match_events
  add column score_session_id uuid references score_link_sessions on delete set null,
  add constraint match_events_sender check (user_id is null or score_session_id is null);
create index match_events_score_session on match_events (score_session_id) where score_session_id is not null;

-- A device without an account holds a match by its session.
drop trigger match_leases_taken_over on match_leases;
alter table match_leases drop column score_link_id;
alter table match_leases
  add column score_session_id uuid references score_link_sessions on delete cascade,
  add constraint match_leases_holder check ((user_id is null) <> (score_session_id is null));
create index match_leases_score_session on match_leases (score_session_id) where score_session_id is not null;
create trigger match_leases_taken_over after update on match_leases
  for each row when ((old.user_id, old.score_session_id, old.device) is distinct from (new.user_id, new.score_session_id, new.device))
  execute function match_changes_hands();

-- Rings for the links of an open: servers cache the sessions that these let in.
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
  when ((old.name, old.expires_at) is distinct from (new.name, new.expires_at))
  execute function ring_score_link_session();
