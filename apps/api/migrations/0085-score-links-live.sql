-- Who follows an open hears that its score links changed: made, revoked, or opened by another device.
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
  when (old.name is distinct from new.name)
  execute function ring_followers_of_score_link_session();
