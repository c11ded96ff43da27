-- An invitation to help run an open or a venue waits for an address, not for an account: whether there is one is nobody's
-- business, and an account counts once its address is proven. A removed one can be restored for a day.
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
  check (num_nonnulls(open_id, venue_id) = 1),
  check ((removed_at is null) = (removed_by is null))
);
create unique index helper_invitations_open on helper_invitations (open_id, lower(email)) where removed_at is null;
create unique index helper_invitations_venue on helper_invitations (venue_id, lower(email)) where removed_at is null;
create index helper_invitations_email on helper_invitations (lower(email)) where removed_at is null;
create index helper_invitations_open_id on helper_invitations (open_id) where open_id is not null;
create index helper_invitations_venue_id on helper_invitations (venue_id) where venue_id is not null;
create index helper_invitations_invited_by on helper_invitations (invited_by) where invited_by is not null;
create index helper_invitations_removed_by on helper_invitations (removed_by) where removed_by is not null;
create index helper_invitations_removed_at on helper_invitations (removed_at) where removed_at is not null;

create trigger helper_invitations_erased before insert on helper_invitations
  for each row execute function refuse_erased_inviter();

insert into helper_invitations (id, open_id, email, role, invited_by, invited_at)
  select gen_random_uuid(), helper.open_id, users.email, helper.role, helper.invited_by, helper.invited_at
  from open_organisers helper join users on users.id = helper.user_id
  where helper.accepted_at is null and users.erased_at is null;
insert into helper_invitations (id, venue_id, email, role, invited_by, invited_at)
  select gen_random_uuid(), helper.venue_id, users.email, helper.role, helper.invited_by, helper.invited_at
  from venue_admins helper join users on users.id = helper.user_id
  where helper.accepted_at is null and users.erased_at is null;
delete from open_organisers where accepted_at is null;
delete from venue_admins where accepted_at is null;
delete from removed_helpers where accepted_at is null;
alter table open_organisers alter column accepted_at set not null;
alter table venue_admins alter column accepted_at set not null;
alter table removed_helpers alter column accepted_at set not null;
