-- An admin may say no to a request for approval, with a reason; it can be asked again later.
alter table opens
  add column approval_refused_at timestamptz,
  add column approval_refused_by uuid references users on delete set null,
  add column approval_refusal text check (char_length(approval_refusal) between 1 and 300),
  add check (approval_refused_at is not null or (approval_refused_by is null and approval_refusal is null)),
  add check (approval_refused_at is null or (approval_asked_at is not null and approved_by is null));
create index opens_approval_refused_by on opens (approval_refused_by) where approval_refused_by is not null;

-- An invitation to help run something that was declined stays: the person may change their mind, and the inviter sees it.
alter table helper_invitations
  add column declined_at timestamptz,
  add column declined_by uuid references users on delete cascade,
  add check ((declined_at is null) = (declined_by is null));
create index helper_invitations_declined_by on helper_invitations (declined_by) where declined_by is not null;
update helper_invitations invitation
  set declined_at = removed_at, declined_by = removed_by, removed_at = null, removed_by = null
  from users
  where users.id = invitation.removed_by and lower(users.email) = lower(invitation.email)
    and not exists (select from helper_invitations again where again.id <> invitation.id and again.removed_at is null
      and lower(again.email) = lower(invitation.email)
      and (again.open_id = invitation.open_id or again.venue_id = invitation.venue_id))
    and not exists (select from helper_invitations later where later.id <> invitation.id
      and lower(later.email) = lower(invitation.email)
      and (later.open_id = invitation.open_id or later.venue_id = invitation.venue_id)
      and (later.removed_at, later.id) > (invitation.removed_at, invitation.id));
