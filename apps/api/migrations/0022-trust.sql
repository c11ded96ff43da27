-- Trust: an account is free, so having one proves nothing. An open is trusted while its owner is, or once an admin approved it.

alter table users
  add column trusted_at timestamptz,
  add column trusted_by uuid references users on delete set null,
  add constraint users_trusted_by_check check (trusted_by is null or trusted_at is not null);
create index users_trusted_by on users (trusted_by) where trusted_by is not null;

-- Every open that is there was made before trust was asked for: it is approved, deleted ones with what they left in the ratings.
alter table opens
  add column approved_at timestamptz default now(),
  add column approved_by uuid references users on delete set null,
  -- When an organiser asked an admin to approve it.
  add column approval_asked_at timestamptz,
  add constraint opens_approved_by_check check (approved_by is null or approved_at is not null);
alter table opens alter column approved_at drop default;
create index opens_approved_by on opens (approved_by) where approved_by is not null;

-- Nobody's form grows old because of an upgrade: versions stay as they are.
alter table users disable trigger user;
update users set trusted_at = now()
where erased_at is null and deleted_at is null and exists (
  select from open_organisers owner join opens on opens.id = owner.open_id
  where owner.user_id = users.id and owner.role = 'owner' and opens.deleted_at is null);
alter table users enable trigger user;

-- The setting of an installation where every organiser is trusted: {"everyOrganiser": true}.
create function every_organiser_is_trusted() returns boolean language sql stable parallel safe
  return exists (select from settings where key = 'trust' and value @> '{"everyOrganiser": true}');

-- Whether an account is trusted: by an admin, by its role, or because everybody is.
create function trusted_user(user_id uuid) returns boolean language sql stable parallel safe
  return exists (
    select from users where users.id = trusted_user.user_id
      and (users.trusted_at is not null or users.roles && array['admin', 'circuitManager'])
  ) or every_organiser_is_trusted();

-- Whether an open is trusted: approved, or its owner is.
create function trusted_open(open_id uuid) returns boolean language sql stable parallel safe
  return exists (select from opens where opens.id = trusted_open.open_id and opens.approved_at is not null)
    or exists (
      select from open_organisers owner
      where owner.open_id = trusted_open.open_id and owner.role = 'owner' and trusted_user(owner.user_id)
    );

-- Answers that are shared hear of it. Sessions carry roles alone, and ring for those already.
create trigger settings_table_bell after insert or update or delete or truncate on settings
  for each statement execute function ring_table();
drop trigger users_table_bell on users;
create trigger users_table_bell after insert or delete or truncate or update of name, avatar_id, roles, trusted_at on users
  for each statement execute function ring_table();
