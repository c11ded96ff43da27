-- What a device scored and the server could not accept: another device had scored meanwhile, or the result was entered from the sheet. It never
-- changes the score by itself; somebody decides, and it is kept as history.
create table match_conflicts (
  -- The id of its first event, so that a device can send it again.
  id uuid primary key,
  match_id uuid not null references matches on delete cascade,
  -- The last event of the match that the device knew of, and its number in the log; 0 and none before the first.
  based_on integer not null check (based_on between 0 and 5000),
  based_on_id uuid,
  -- As the device would have sent them.
  events jsonb not null check (jsonb_typeof(events) = 'array' and jsonb_array_length(events) between 1 and 1000),
  -- The error code of the refusal.
  code text check (length(code) <= 60),
  device uuid,
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  decision text check (decision in ('theirs', 'mine', 'joined')),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((decision is null) = (decided_at is null))
);
create index match_conflicts_match on match_conflicts (match_id, created_at);
create index match_conflicts_user on match_conflicts (user_id) where user_id is not null;
create index match_conflicts_decided_by on match_conflicts (decided_by) where decided_by is not null;
create index match_conflicts_undecided on match_conflicts (match_id) where decided_at is null;
