-- Who is registered in an open, who was invited to it, and what they agreed to.

-- The order of arrival: taken while the open's row is locked, so that it is the order in which people got in.
create sequence inscription_arrivals;

create table inscriptions (
  id uuid primary key,
  open_id uuid not null references opens,
  player_id uuid not null references players,
  -- Invitations to play hold no place, and the person or an administrator of theirs answers.
  state text not null check (
    state in ('invited', 'registered', 'waiting', 'present', 'absent', 'withdrawn', 'removed', 'declined')
  ),
  arrival bigint not null unique default nextval('inscription_arrivals'),
  -- The rating at the time of enrolling, which the open's limits looked at.
  rating double precision not null,
  -- Declared with explicit consent, for this open alone and for its organisers' eyes.
  functional_diversity boolean not null default false,
  invited_by uuid references users on delete set null,
  invited_at timestamptz,
  registered_by uuid references users on delete set null,
  registered_at timestamptz not null default now(),
  -- When the player, or somebody who looks after them, confirmed a registration that somebody else had made: from then on a
  -- trusted organiser sees a minor's phone.
  confirmed_at timestamptz,
  -- Also of somebody who waits: in the hall, so that a place at the close of reception can be theirs.
  checked_in_at timestamptz,
  -- Who last marked a player as present or not at reception, when, and the version this made: a device that was offline
  -- does not undo what somebody else marked since it read the registration. The account of that person may be gone.
  marked_by uuid references users on delete set null,
  marked_at timestamptz,
  marked_version integer,
  left_at timestamptz,
  -- When a player withdrew or declined, until they enter again by themselves: an invitation in between does not let an organiser
  -- register them.
  refused_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (open_id, player_id),
  check (state <> 'present' or checked_in_at is not null),
  check (checked_in_at is null or state in ('present', 'waiting')),
  check ((state in ('withdrawn', 'removed')) = (left_at is not null)),
  constraint inscriptions_invited_at check (state not in ('invited', 'declined') or invited_at is not null),
  constraint inscriptions_marked check
    ((marked_at is null) = (marked_version is null) and (marked_by is null or marked_at is not null))
);
alter sequence inscription_arrivals owned by inscriptions.arrival;
create index inscriptions_open on inscriptions (open_id, state, arrival);
create index inscriptions_player on inscriptions (player_id, registered_at desc);
create index inscriptions_invited_by on inscriptions (invited_by) where invited_by is not null;
create index inscriptions_registered_by on inscriptions (registered_by) where registered_by is not null;
create index inscriptions_marked_by on inscriptions (marked_by) where marked_by is not null;
create trigger inscriptions_version before update on inscriptions for each row execute function next_version();

-- Nobody deleted or erased enters an open. A guest is in the open it belongs to and in no other, and nobody invites it, since nobody
-- could answer.
create function refuse_deleted_player() returns trigger language plpgsql as $$
declare
  player record;
begin
  -- The lock waits for a deletion under way: nobody is enrolled and deleted at once.
  select deleted_at, erased_at, guest_of into player from players where id = new.player_id for key share;
  if player.guest_of is not null and (player.guest_of <> new.open_id or new.state in ('invited', 'declined')) then
    raise exception 'player % is a guest of open %', new.player_id, player.guest_of using errcode = 'check_violation';
  end if;
  if player.erased_at is not null and new.state = 'invited' then
    return null;
  end if;
  if player.erased_at is not null and new.state in ('registered', 'waiting', 'present', 'absent') then
    raise exception 'the player % has been erased', new.player_id using errcode = 'TT404';
  end if;
  if player.guest_of is null and player.deleted_at is not null and new.state in ('registered', 'waiting', 'present', 'absent') then
    raise exception 'player % was deleted and enters no open', new.player_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger inscriptions_of_players_there before insert on inscriptions
  for each row execute function refuse_deleted_player();
create trigger inscriptions_of_players_back before update of state on inscriptions
  for each row when (new.state in ('registered', 'waiting', 'present', 'absent')
    and old.state not in ('registered', 'waiting', 'present', 'absent'))
  execute function refuse_deleted_player();

-- Nobody gets a place beyond the limit of an open, by whatever way. Those who were absent had one, and a limit that is lowered takes none away.
create function refuse_beyond_limit() returns trigger language plpgsql as $$
begin
  if (select count(*) from inscriptions where open_id = new.open_id and state in ('registered', 'present'))
    > (select players_max from opens where id = new.open_id) then
    raise exception 'open % is full', new.open_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger inscriptions_place_there after insert on inscriptions
  for each row when (new.state in ('registered', 'present'))
  execute function refuse_beyond_limit();
create trigger inscriptions_place_back after update of state on inscriptions
  for each row when (new.state in ('registered', 'present') and old.state not in ('registered', 'present', 'absent'))
  execute function refuse_beyond_limit();

-- How a registration was before somebody ended it, for a day: so that they can undo it as it was, in the same place of the queue.
create table removed_inscriptions (
  inscription_id uuid primary key references inscriptions on delete cascade,
  state text not null check (state in ('invited', 'registered', 'waiting', 'present', 'absent')),
  checked_in_at timestamptz,
  removed_by uuid not null references users on delete cascade,
  removed_at timestamptz not null
);
create index removed_inscriptions_removed_by on removed_inscriptions (removed_by);
create index removed_inscriptions_at on removed_inscriptions (removed_at);

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
  -- What an organiser wrote to those who answer for a player, and who that was.
  message text check (message <> ''),
  message_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, inscription_id)
);
create index registration_notices_inscription on registration_notices (inscription_id);
create index registration_notices_enrolled_by on registration_notices (enrolled_by) where enrolled_by is not null;
create index registration_notices_message_by on registration_notices (message_by) where message_by is not null;

-- What a person agreed to: who said so, when, as what to the player, and to which words: those of `text_key`, in that version and
-- language. A guardian's consent is the guardian's own, or on paper, recorded by somebody who keeps the paper. The consent to a
-- registration ends with it.
create table consents (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  purpose text not null check (purpose in ('profile', 'inscription', 'guardian', 'functionalDiversity')),
  relation text not null check (relation in ('self', 'guardian', 'coach', 'club', 'other', 'paper')),
  given_by uuid references users on delete set null,
  recorded_by uuid references users on delete set null,
  inscription_id uuid references inscriptions on delete cascade,
  text_key text not null,
  text_version text not null,
  lang text not null check (lang in ('es', 'en', 'ca')),
  guardian_age integer not null default guardian_age(),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  constraint consents_guardian check (purpose <> 'guardian' or relation in ('guardian', 'paper')),
  constraint consents_paper
    check (case when relation = 'paper' then given_by is null else recorded_by is null end)
);
create index consents_player on consents (player_id, given_at desc);
create index consents_given_by on consents (given_by) where given_by is not null;
create index consents_recorded_by on consents (recorded_by) where recorded_by is not null;
create index consents_inscription on consents (inscription_id) where inscription_id is not null;
