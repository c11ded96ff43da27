-- A phase that takes positions of the groups of another, and then the best of the next position until it has this many players.
alter table phases
  add column fill_to integer check (fill_to between 2 and 512),
  add constraint phases_filled_from_a_phase check (fill_to is null or source_from = 'phase');
