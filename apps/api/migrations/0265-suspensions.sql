-- An umpire notes that the referee suspends play, because of an accident.
alter table match_events
  drop constraint match_events_type_check,
  add constraint match_events_type_check check (
    type in ('toss', 'start', 'point', 'penaltyPoint', 'card', 'serveCorrection', 'serveOrder', 'undo', 'timeout', 'suspension', 'expedite', 'end')
  );
