-- Somebody who erases their account leaves nothing that tells who they were. What is written about a person while they are erased waits
-- for the erasure, and does not bring them back. A point is not held up: a row of `match_events` has an account's id and nothing else of
-- a person, as many rows of an erased account have. What an erased row may hold: see users_erased and players_erased.

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
create trigger open_organisers_erased before insert or update of user_id on open_organisers for each row execute function refuse_erased_user();
create trigger venue_admins_erased before insert or update of user_id on venue_admins for each row execute function refuse_erased_user();
create trigger player_administrators_erased before insert or update of user_id on player_administrators for each row execute function refuse_erased_user();
create trigger players_user_erased before insert or update of user_id on players for each row execute function refuse_erased_user();
create trigger player_claims_erased before insert on player_claims for each row execute function refuse_erased_user();
create trigger session_families_erased before insert on session_families for each row execute function refuse_erased_user();
create trigger api_keys_erased before insert on api_keys for each row execute function refuse_erased_user();
create trigger mail_tokens_erased before insert on mail_tokens for each row execute function refuse_erased_user();
create trigger idempotency_keys_erased before insert on idempotency_keys for each row execute function refuse_erased_user();

create function refuse_erased_creator() returns trigger language plpgsql as $$
begin
  perform refuse_erased(new.created_by);
  return new;
end $$;
create trigger circuits_erased before insert on circuits for each row execute function refuse_erased_creator();
create trigger editions_erased before insert on editions for each row execute function refuse_erased_creator();

create function refuse_erased_inviter() returns trigger language plpgsql as $$
begin
  perform refuse_erased(new.invited_by);
  return new;
end $$;
create trigger player_invitations_erased before insert on player_invitations
  for each row execute function refuse_erased_inviter();
create trigger helper_invitations_erased before insert on helper_invitations
  for each row execute function refuse_erased_inviter();

create function refuse_erased_remover() returns trigger language plpgsql as $$
begin
  perform refuse_erased(new.removed_by);
  return new;
end $$;
create trigger removed_inscriptions_erased before insert on removed_inscriptions
  for each row execute function refuse_erased_remover();

-- Whether one of these accounts and players has been erased; waits for an erasure under way.
create function any_erased(ids uuid[]) returns boolean language plpgsql as $$
begin
  perform from users where id = any(ids) order by id for key share;
  perform from players where id = any(ids) order by id for key share;
  return exists (select from users where id = any(ids) and erased_at is not null)
    or exists (select from players where id = any(ids) and erased_at is not null);
end $$;

create function refuse_erased_consent() returns trigger language plpgsql as $$
begin
  perform refuse_erased(coalesce(new.given_by, new.recorded_by));
  if any_erased(array[new.player_id]) then
    raise exception 'the player % has been erased', new.player_id using errcode = 'TT404';
  end if;
  return new;
end $$;
create trigger consents_erased before insert on consents for each row execute function refuse_erased_consent();

-- A mail to somebody erased, about them or caused by them is not written: the call that causes it may be somebody else's, and goes on.
create function skip_mail_of_erased() returns trigger language plpgsql as $$
begin
  return case when any_erased(array[new.user_id, new.caused_by] || new.about) then null else new end;
end $$;
create trigger outbox_erased before insert on outbox for each row
  when (new.user_id is not null or new.caused_by is not null or new.about <> '{}')
  execute function skip_mail_of_erased();

create function skip_erased_user() returns trigger language plpgsql as $$
begin
  return case when any_erased(array[new.user_id]) then null else new end;
end $$;
create trigger registration_tokens_erased before insert on registration_tokens for each row execute function skip_erased_user();
create trigger registration_notices_erased before insert on registration_notices for each row execute function skip_erased_user();
create trigger removed_helpers_erased before insert on removed_helpers for each row execute function skip_erased_user();
