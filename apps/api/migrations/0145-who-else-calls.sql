-- Who else calls the matches of an open on a shared day, and opens that are called by hand (ADR 118).

-- Organisers of another open of the day, whom the owner of this one appointed to call its matches, too.
create table day_managers (
  day_id uuid not null references play_days on delete cascade,
  open_id uuid not null references opens on delete cascade,
  user_id uuid not null references users on delete cascade,
  appointed_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (day_id, open_id, user_id)
);
create index day_managers_open on day_managers (open_id);
create index day_managers_user on day_managers (user_id);
create index day_managers_appointed_by on day_managers (appointed_by) where appointed_by is not null;

create trigger day_managers_day_bell_insert after insert on day_managers referencing new table as changed for each statement
  execute function ring_days('day_id');
create trigger day_managers_day_bell_delete after delete on day_managers referencing old table as changed for each statement
  execute function ring_days('day_id');

-- Whether an automatic day calls the matches of the open: anybody who runs the day may switch it on, for all who leave it to it.
alter table day_settings add column automatic boolean not null default true;
