-- Since when an open or a venue is somebody's only because its owner's account was erased; null once they have seen it.
alter table open_organisers add column handed_over_at timestamptz;
alter table venue_admins add column handed_over_at timestamptz;
create index open_organisers_handed_over on open_organisers (user_id) where handed_over_at is not null;
create index venue_admins_handed_over on venue_admins (user_id) where handed_over_at is not null;

-- A call that was under way while its account was erased leaves nothing behind: it waits for the erasure and is refused.
create function refuse_erased(account uuid) returns void language plpgsql as $$
begin
  if account is null then return; end if;
  perform from users where id = account and erased_at is null for key share;
  if not found and exists (select from users where id = account) then
    raise exception 'the account % has been erased', account using errcode = 'TT401';
  end if;
end $$;

create function refuse_erased_user() returns trigger language plpgsql as $$
begin
  perform refuse_erased(new.user_id);
  return new;
end $$;

create function refuse_erased_creator() returns trigger language plpgsql as $$
begin
  perform refuse_erased(new.created_by);
  return new;
end $$;

create trigger open_organisers_erased before insert or update of user_id on open_organisers for each row execute function refuse_erased_user();
create trigger venue_admins_erased before insert or update of user_id on venue_admins for each row execute function refuse_erased_user();
create trigger player_administrators_erased before insert or update of user_id on player_administrators for each row execute function refuse_erased_user();
create trigger players_user_erased before insert or update of user_id on players for each row execute function refuse_erased_user();
create trigger player_claims_erased before insert on player_claims for each row execute function refuse_erased_user();
create trigger session_families_erased before insert on session_families for each row execute function refuse_erased_user();
create trigger api_keys_erased before insert on api_keys for each row execute function refuse_erased_user();
create trigger mail_tokens_erased before insert on mail_tokens for each row execute function refuse_erased_user();
create trigger idempotency_keys_erased before insert on idempotency_keys for each row execute function refuse_erased_user();
create trigger circuits_erased before insert on circuits for each row execute function refuse_erased_creator();
create trigger editions_erased before insert on editions for each row execute function refuse_erased_creator();
