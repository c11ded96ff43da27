-- An account that an admin has disabled: nobody logs in with it, and what it has made stays.
alter table users
  add column disabled_at timestamptz,
  add column disabled_by uuid references users on delete set null,
  add constraint users_disabled_by_check check (disabled_by is null or disabled_at is not null),
  add constraint users_disabled_erased check (disabled_at is null or erased_at is null);
create index users_disabled_by on users (disabled_by) where disabled_by is not null;

alter table session_families
  drop constraint session_families_ended_reason_check,
  add constraint session_families_ended_reason_check check (ended_reason in ('logout', 'otherDevice', 'passwordChanged',
    'keyRevoked', 'reuse', 'erased', 'expired', 'emailVerified', 'disabled', 'byAdmin'));

-- A login under way while its account is disabled waits and is refused, so that no session outlasts the disabling.
create function refuse_disabled_user() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id and disabled_at is null for share;
  if not found then
    raise exception 'the account % is disabled', new.user_id using errcode = 'TT403';
  end if;
  return new;
end $$;
create trigger session_families_disabled before insert on session_families for each row execute function refuse_disabled_user();

drop trigger users_bell on users;
create trigger users_bell after update on users for each row
  when (
    (old.id, old.name, old.email, old.lang, old.email_verified_at, old.roles, old.erased_at, old.deleted_at, old.disabled_at)
    is distinct from
    (new.id, new.name, new.email, new.lang, new.email_verified_at, new.roles, new.erased_at, new.deleted_at, new.disabled_at)
  )
  execute function ring_user('id');
