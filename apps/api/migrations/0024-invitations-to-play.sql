-- Invitations to play an open: they hold no place, and the person or an administrator of theirs answers.

alter table inscriptions
  drop constraint inscriptions_state_check,
  add constraint inscriptions_state_check check (
    state in ('invited', 'registered', 'waiting', 'present', 'absent', 'withdrawn', 'removed', 'declined')
  ),
  add column invited_by uuid references users on delete set null,
  add column invited_at timestamptz,
  add constraint inscriptions_invited_at check (state not in ('invited', 'declined') or invited_at is not null);
create index inscriptions_invited_by on inscriptions (invited_by) where invited_by is not null;

-- What the links of mails about a registration carry: each is good for one account, one registration and one purpose.
create table registration_tokens (
  token_hash bytea primary key,
  inscription_id uuid not null references inscriptions on delete cascade,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('answer', 'leave')),
  created_at timestamptz not null default now()
);
create index registration_tokens_inscription on registration_tokens (inscription_id);
create index registration_tokens_user on registration_tokens (user_id);
create index registration_tokens_created on registration_tokens (created_at);

-- People who were enrolled by somebody else, until they have seen it.
create table registration_notices (
  user_id uuid not null references users on delete cascade,
  inscription_id uuid not null references inscriptions on delete cascade,
  enrolled_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, inscription_id)
);
create index registration_notices_inscription on registration_notices (inscription_id);
create index registration_notices_enrolled_by on registration_notices (enrolled_by) where enrolled_by is not null;

-- Whose doing a mail to others is: what an organiser who is not trusted may cause is limited.
alter table outbox add column caused_by uuid references users on delete set null;
create index outbox_caused_by on outbox (caused_by, created_at) where caused_by is not null;
