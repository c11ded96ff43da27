-- An umpire without an account hands in what did not fit, too: by the session of their device.
alter table match_conflicts
  add column score_session_id uuid references score_link_sessions on delete set null,
  add constraint match_conflicts_sender check (user_id is null or score_session_id is null);
create index match_conflicts_score_session on match_conflicts (score_session_id) where score_session_id is not null;

-- A device hands in all it scored: as much as the longest log has.
alter table match_conflicts
  drop constraint match_conflicts_events_check,
  add constraint match_conflicts_events_check check (jsonb_typeof(events) = 'array' and jsonb_array_length(events) between 1 and 5000);
