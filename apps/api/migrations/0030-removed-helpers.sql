-- Those taken out of an open or a venue, and invitations turned down, for a day: so that it can be undone as it was.

create table removed_helpers (
  id bigint primary key generated always as identity,
  open_id uuid references opens on delete cascade,
  venue_id uuid references venues on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('organiser', 'coAdmin')),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  accepted_at timestamptz,
  removed_by uuid not null references users on delete cascade,
  removed_at timestamptz not null,
  check (num_nonnulls(open_id, venue_id) = 1)
);
create index removed_helpers_open on removed_helpers (open_id, user_id) where open_id is not null;
create index removed_helpers_venue on removed_helpers (venue_id, user_id) where venue_id is not null;
create index removed_helpers_user on removed_helpers (user_id);
create index removed_helpers_invited_by on removed_helpers (invited_by) where invited_by is not null;
create index removed_helpers_removed_by on removed_helpers (removed_by);
create index removed_helpers_at on removed_helpers (removed_at);
