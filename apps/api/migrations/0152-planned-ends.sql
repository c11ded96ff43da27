-- When a day and its phases were to end, as was expected when its first match began: what is played since must not change it.

create table planned_ends (
  play_day_id uuid primary key references play_days on delete cascade,
  -- The opens, phases and tables that it was worked out with: it is worked out again with one more.
  basis text[] not null,
  end_at timestamptz,
  -- Of each open and phase number: {"open", "phase", "end"}, in milliseconds.
  phases jsonb not null
);
