-- A phase as it was before somebody deleted it or took it a step back, for a day: so that they can undo it as it was, with
-- its groups and matches. A migration that changes the columns of those tables empties this one.
create table removed_phases (
  phase_id uuid primary key,
  open_id uuid not null references opens on delete cascade,
  -- Its row and those of its groups, lines, matches, sets and events.
  kept jsonb not null check (jsonb_typeof(kept) = 'object'),
  -- The version it was left with; null if it was deleted.
  left_version integer,
  -- A digest of what the draw depends on: who is in the open, its other phases, and the results of the phase it takes its players from.
  depends_on text not null,
  removed_by uuid not null references users on delete cascade,
  removed_at timestamptz not null
);
create index removed_phases_open on removed_phases (open_id);
create index removed_phases_removed_by on removed_phases (removed_by);
create index removed_phases_at on removed_phases (removed_at);
