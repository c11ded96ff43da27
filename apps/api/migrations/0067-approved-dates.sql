-- The dates of an open when it was approved. An organiser whom nobody trusts and who moves them by more than a week needs
-- a new approval; until then they stay, and say why it was lost.
alter table opens
  add column approved_start timestamptz,
  add column approved_end timestamptz,
  add check ((approved_start is null) = (approved_end is null));
update opens set approved_start = date_start, approved_end = date_end where approved_at is not null;

create function keep_approved_dates() returns trigger language plpgsql as $$
begin
  new.approved_start := new.date_start;
  new.approved_end := new.date_end;
  return new;
end $$;
create trigger opens_keep_approved_dates before update of approved_at on opens
  for each row when (old.approved_at is null and new.approved_at is not null)
  execute function keep_approved_dates();
