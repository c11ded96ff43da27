-- Who last marked a player as present or not at reception, when, and the version this made: a device that was without a line
-- does not undo what somebody else marked since it read the registration. The account of that person may be gone.
alter table inscriptions
  add column marked_by uuid references users on delete set null,
  add column marked_at timestamptz,
  add column marked_version integer,
  add constraint inscriptions_marked check
    ((marked_at is null) = (marked_version is null) and (marked_by is null or marked_at is not null));
create index inscriptions_marked_by on inscriptions (marked_by) where marked_by is not null;
