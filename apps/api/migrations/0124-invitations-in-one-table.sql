-- What somebody is invited to by an address, or by the code that the inviter hands over: to organise an open, to look after a venue, to
-- take their profile over, or to look after a child's. It waits for an address, not for an account: whether there is one is nobody's
-- business, and an account counts once its address is proven. An accepted one is deleted. One that was removed from an open or a venue
-- can be restored for a day. One that was declined stays: the person may change their mind, and the inviter sees it; of an offered
-- profile without its address.
create table invitations (
  id uuid primary key,
  open_id uuid references opens on delete cascade,
  venue_id uuid references venues on delete cascade,
  player_id uuid references players on delete cascade,
  role text not null check (role in ('organiser', 'coAdmin', 'owner', 'guardian')),
  email text check (char_length(email) between 3 and 254),
  -- Whether the person who offers a profile goes on administering it.
  keeps boolean not null default true,
  -- Whether the contact phone of a minor, usually a parent's, stays in a profile that passes to its player.
  keeps_phone boolean not null default false,
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references users on delete cascade,
  declined_at timestamptz,
  declined_by uuid references users on delete cascade,
  check (num_nonnulls(open_id, venue_id, player_id) = 1),
  check (case role when 'organiser' then open_id when 'coAdmin' then venue_id else player_id end is not null),
  check (email is not null or (player_id is not null and declined_at is not null)),
  check ((removed_at is null) = (removed_by is null)),
  check ((declined_at is null) = (declined_by is null))
);
create unique index invitations_pending on invitations (coalesce(open_id, venue_id, player_id), role, lower(email)) where removed_at is null;
create index invitations_email on invitations (lower(email)) where removed_at is null;
create index invitations_open on invitations (open_id) where open_id is not null;
create index invitations_venue on invitations (venue_id) where venue_id is not null;
create index invitations_player on invitations (player_id) where player_id is not null;
create index invitations_invited_by on invitations (invited_by) where invited_by is not null;
create index invitations_removed_by on invitations (removed_by) where removed_by is not null;
create index invitations_removed_at on invitations (removed_at) where removed_at is not null;
create index invitations_declined_by on invitations (declined_by) where declined_by is not null;

insert into invitations (id, open_id, venue_id, role, email, invited_by, invited_at, removed_at, removed_by, declined_at, declined_by)
  select id, open_id, venue_id, role, email, invited_by, invited_at, removed_at, removed_by, declined_at, declined_by
  from helper_invitations;
-- Offers that were accepted or withdrawn are over.
insert into invitations (id, player_id, role, email, keeps, keeps_phone, invited_by, invited_at, declined_at, declined_by)
  select id, player_id, kind, email, keeps, keeps_phone, invited_by, created_at, decided_at, decided_by
  from player_invitations
  where state = 'pending' or (state = 'rejected' and decided_by is not null);
drop table helper_invitations, player_invitations;

create trigger invitations_erased before insert on invitations for each row execute function refuse_erased_inviter();

alter table removed_helpers rename to removed_co_organisers;
alter table removed_co_organisers rename constraint removed_helpers_pkey to removed_co_organisers_pkey;
alter index removed_helpers_open rename to removed_co_organisers_open;
alter index removed_helpers_venue rename to removed_co_organisers_venue;
alter index removed_helpers_user rename to removed_co_organisers_user;
alter index removed_helpers_invited_by rename to removed_co_organisers_invited_by;
alter index removed_helpers_removed_by rename to removed_co_organisers_removed_by;
alter index removed_helpers_at rename to removed_co_organisers_at;
alter trigger removed_helpers_erased on removed_co_organisers rename to removed_co_organisers_erased;
