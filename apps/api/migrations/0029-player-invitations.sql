-- Somebody who administers a player asks the player to take the profile over, or a guardian to look after it. The address is
-- kept until they have answered: whoever has an account with it sees the invitation.
create table player_invitations (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  kind text not null check (kind in ('owner', 'guardian')),
  email text check (char_length(email) between 3 and 254),
  -- Whether the person who invites goes on administering the player.
  keeps boolean not null default true,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'withdrawn')),
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'pending') = (email is not null))
);
create unique index player_invitations_pending on player_invitations (player_id, kind, lower(email)) where state = 'pending';
create index player_invitations_email on player_invitations (lower(email)) where state = 'pending';
create index player_invitations_player on player_invitations (player_id, created_at desc);
create index player_invitations_invited_by on player_invitations (invited_by) where invited_by is not null;
create index player_invitations_decided_by on player_invitations (decided_by) where decided_by is not null;
