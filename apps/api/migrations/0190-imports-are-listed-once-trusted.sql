-- An account is free, and anybody can make a file: an open that came as one is listed once an admin approved it or trusts its owner. Until
-- then it is found by its address, and by those who organise it.
alter table opens add column listed boolean not null default true;
update opens set listed = false
where imported_at is not null and approved_at is null and not exists (
  select from open_organisers owner
  where owner.open_id = opens.id and owner.role = 'owner' and trusted_user(owner.user_id)
);
alter table opens add constraint opens_unlisted_imports check (listed or imported_at is not null);
