-- In doubles an umpire notes who of each pair serves and receives, at the start of a game or to set it right.
alter table match_events
  drop constraint match_events_type_check,
  add constraint match_events_type_check check (
    type in ('toss', 'start', 'point', 'penaltyPoint', 'card', 'serveCorrection', 'serveOrder', 'undo', 'timeout', 'expedite', 'end')
  );
