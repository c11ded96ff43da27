-- Opens, who organises them, and who was asked to.

create table opens (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 120),
  search text not null generated always as (searchable(name)) stored,
  description jsonb not null default '[]' check (is_description(description)),
  -- Who to ask about an open, in the organisers' words: a phone or an address. Users see it, visitors do not.
  contact text check (char_length(contact) between 1 and 120),
  date_start timestamptz not null,
  date_end timestamptz not null,
  state text not null default 'created' check (
    state in ('created', 'registrationOpen', 'registrationClosed', 'reception', 'active', 'finished', 'canceled')
  ),
  cancel_reason text,
  players_min integer not null default 2 check (players_min between 2 and 512),
  players_max integer not null default 64 check (players_max between 2 and 512),
  best_of integer not null default 5 check (best_of in (1, 3, 5, 7, 9)),
  gender text check (gender in ('man', 'woman', 'other')),
  age_min integer check (age_min between 0 and 120),
  age_max integer check (age_max between 0 and 120),
  age_reckoning text not null default 'firstDay' check (age_reckoning in ('firstDay', 'birthYear')),
  rating_min integer check (rating_min between 0 and 5000),
  rating_max integer check (rating_max between 0 and 5000),
  functional_diversity boolean not null default false,
  public_results boolean not null default true,
  venue_id uuid references venues on delete set null,
  edition_id uuid references editions on delete set null,
  grade smallint check (grade between 1 and 9),
  -- A place in an edition: the organisers ask, a circuit manager accepts, which sets edition_id, or refuses. What was asked stays after
  -- it was accepted, so that accepting can be undone.
  asked_edition_id uuid references editions,
  edition_asked_at timestamptz,
  edition_asked_by uuid references users on delete set null,
  edition_refused_at timestamptz,
  edition_refused_by uuid references users on delete set null,
  edition_refusal text check (char_length(edition_refusal) <= 300),
  -- Trust: an admin approved the open, with the dates it had then. An organiser whom nobody trusts and who moves them by more than a
  -- week needs a new approval; until then they stay, and say why it was lost.
  approved_at timestamptz,
  approved_by uuid references users on delete set null,
  approved_start timestamptz,
  approved_end timestamptz,
  -- When an organiser asked for it. An admin may say no, with a reason; it can be asked again later.
  approval_asked_at timestamptz,
  approval_refused_at timestamptz,
  approval_refused_by uuid references users on delete set null,
  approval_refusal text check (char_length(approval_refusal) between 1 and 300),
  created_by uuid references users on delete set null,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid references users on delete set null,
  check (date_start <= date_end),
  check (players_min <= players_max),
  check ((age_min is null) = (age_max is null) and age_min <= age_max),
  check ((rating_min is null) = (rating_max is null) and rating_min <= rating_max),
  check ((state = 'canceled') = (cancel_reason is not null)),
  check ((state = 'finished') = (finished_at is not null)),
  check ((approved_start is null) = (approved_end is null)),
  check (approval_refused_at is not null or (approval_refused_by is null and approval_refusal is null)),
  check (approval_refused_at is null or (approval_asked_at is not null and approved_by is null)),
  constraint opens_approved_by_check check (approved_by is null or approved_at is not null),
  constraint opens_grade_of_edition check (grade is null or edition_id is not null),
  constraint opens_edition_asked check ((asked_edition_id is null) = (edition_asked_at is null)),
  constraint opens_edition_asked_by check (edition_asked_by is null or asked_edition_id is not null),
  constraint opens_edition_refused check (
    edition_refused_at is null or (asked_edition_id is not null and edition_id is null)
  ),
  constraint opens_edition_refusal check (
    (edition_refusal is null and edition_refused_by is null) or edition_refused_at is not null
  ),
  -- Asked for one edition and in another, it would be answered twice.
  constraint opens_one_edition check (
    edition_id is null or asked_edition_id is null or edition_id = asked_edition_id
  )
);
create index opens_date on opens (date_start, id) where deleted_at is null;
create index opens_state on opens (state, date_start) where deleted_at is null;
create index opens_name on opens (name, id) where deleted_at is null;
create index opens_venue on opens (venue_id) where venue_id is not null;
create index opens_edition on opens (edition_id, finished_at) where edition_id is not null;
create index opens_asked_edition on opens (asked_edition_id, edition_asked_at) where asked_edition_id is not null;
create index opens_edition_asked_by on opens (edition_asked_by) where edition_asked_by is not null;
create index opens_edition_refused_by on opens (edition_refused_by) where edition_refused_by is not null;
create index opens_approved_by on opens (approved_by) where approved_by is not null;
create index opens_approval_refused_by on opens (approval_refused_by) where approval_refused_by is not null;
create index opens_created_by on opens (created_by) where created_by is not null;
create index opens_deleted on opens (deleted_at) where deleted_at is not null;
create index opens_deleted_by on opens (deleted_by) where deleted_by is not null;
create trigger opens_version before update on opens for each row execute function next_version();

-- A guest is a player of one open.
alter table players add foreign key (guest_of) references opens;

-- Who may enter an open of a circuit may play in the circuit. What was wider before the circuit set its limits may stay so.
create function keep_circuit_conditions() returns trigger language plpgsql as $$
declare
  circuit circuits;
begin
  if tg_op = 'UPDATE' and (new.edition_id, new.age_min, new.age_max, new.rating_min, new.rating_max, new.functional_diversity)
    is not distinct from (old.edition_id, old.age_min, old.age_max, old.rating_min, old.rating_max, old.functional_diversity)
  then
    return new;
  end if;
  select circuits.* into circuit from circuits join editions on editions.circuit_id = circuits.id
    where editions.id = new.edition_id for share of circuits;
  if (circuit.age_min is not null
      and (new.age_min is null or new.age_min < circuit.age_min or new.age_max > circuit.age_max))
    or (circuit.rating_min is not null
      and (new.rating_min is null or new.rating_min < circuit.rating_min or new.rating_max > circuit.rating_max))
    or (circuit.functional_diversity and not new.functional_diversity)
  then
    raise exception 'open % is wider than its circuit', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger opens_fit_their_circuit
  before insert or update of edition_id, age_min, age_max, rating_min, rating_max, functional_diversity on opens
  for each row when (new.edition_id is not null) execute function keep_circuit_conditions();


-- Who organises an open

-- Whoever made the open owns it; the invitations of others wait in `helper_invitations` until they are accepted.
create table open_organisers (
  open_id uuid not null references opens on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'organiser')),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz not null,
  -- Since when the open is somebody's only because its owner's account was erased; null once they have seen it.
  handed_over_at timestamptz,
  primary key (open_id, user_id),
  check (role = 'organiser' or accepted_at is not null)
);
create unique index open_organisers_one_owner on open_organisers (open_id) where role = 'owner';
create index open_organisers_user on open_organisers (user_id);
create index open_organisers_invited_by on open_organisers (invited_by) where invited_by is not null;
create index open_organisers_handed_over on open_organisers (user_id) where handed_over_at is not null;

-- An invitation to help run an open or a venue waits for an address, not for an account: whether there is one is nobody's
-- business, and an account counts once its address is proven. A removed one can be restored for a day. One that was declined stays: the
-- person may change their mind, and the inviter sees it.
create table helper_invitations (
  id uuid primary key,
  open_id uuid references opens on delete cascade,
  venue_id uuid references venues on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  role text not null check (role in ('organiser', 'coAdmin')),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references users on delete cascade,
  declined_at timestamptz,
  declined_by uuid references users on delete cascade,
  check (num_nonnulls(open_id, venue_id) = 1),
  check ((removed_at is null) = (removed_by is null)),
  check ((declined_at is null) = (declined_by is null))
);
create unique index helper_invitations_open on helper_invitations (open_id, lower(email)) where removed_at is null;
create unique index helper_invitations_venue on helper_invitations (venue_id, lower(email)) where removed_at is null;
create index helper_invitations_email on helper_invitations (lower(email)) where removed_at is null;
create index helper_invitations_open_id on helper_invitations (open_id) where open_id is not null;
create index helper_invitations_venue_id on helper_invitations (venue_id) where venue_id is not null;
create index helper_invitations_invited_by on helper_invitations (invited_by) where invited_by is not null;
create index helper_invitations_removed_by on helper_invitations (removed_by) where removed_by is not null;
create index helper_invitations_removed_at on helper_invitations (removed_at) where removed_at is not null;
create index helper_invitations_declined_by on helper_invitations (declined_by) where declined_by is not null;

-- Those taken out of an open or a venue, for a day: so that it can be undone as it was.
create table removed_helpers (
  id bigint primary key generated always as identity,
  open_id uuid references opens on delete cascade,
  venue_id uuid references venues on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('organiser', 'coAdmin')),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  accepted_at timestamptz not null,
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


-- Trust

-- Whether an open is trusted: approved, or its owner is.
create function trusted_open(open_id uuid) returns boolean language sql stable parallel safe
  return exists (select from opens where opens.id = trusted_open.open_id and opens.approved_at is not null)
    or exists (
      select from open_organisers owner
      where owner.open_id = trusted_open.open_id and owner.role = 'owner' and trusted_user(owner.user_id)
    );

-- What finishes in trust counts for good, in circuits too, whatever becomes of its owner.
create function approve_if_trusted() returns trigger language plpgsql as $$
begin
  new.approved_at := case when trusted_open(new.id) then new.finished_at end;
  return new;
end $$;
create trigger opens_approve_if_trusted before update of state on opens
  for each row when (new.state = 'finished' and new.approved_at is null)
  execute function approve_if_trusted();

create function keep_approved_dates() returns trigger language plpgsql as $$
begin
  new.approved_start := new.date_start;
  new.approved_end := new.date_end;
  return new;
end $$;
create trigger opens_keep_approved_dates before update of approved_at on opens
  for each row when (old.approved_at is null and new.approved_at is not null)
  execute function keep_approved_dates();
