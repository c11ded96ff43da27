-- An open that becomes trusted shares the tables and the people of its venue from then on, and one that is no longer trusted has its own:
-- what was called before goes back to the queue, and whoever is in play is in one place among others.

-- Ends the calls of an open that are of no day it is played on.
create function open_lets_calls_go(of_open opens) returns void language plpgsql as $$
declare
  called uuid;
  is_played boolean := of_open.state = 'active' and of_open.deleted_at is null;
  is_shared boolean := of_open.venue_id is not null and trusted_open(of_open.id);
begin
  for called in
    select calls.match_id from calls join matches on matches.id = calls.match_id join play_days day on day.id = calls.day_id
    where matches.open_id = of_open.id and calls.ended_at is null
      and (is_played and case when is_shared then day.venue_id = of_open.venue_id else day.open_id = of_open.id end and exists (
        select from (select coalesce((select time_zone from venues where id = of_open.venue_id), 'Europe/Madrid') as name) zone
        where day.date between (of_open.date_start at time zone zone.name)::date and (of_open.date_end at time zone zone.name)::date)) is not true
    order by matches.round_number, matches.id
  loop
    perform end_call(called, 'returned', now());
    if exists (select from matches where id = called and state <> 'inPlay') then perform release_people(called, now()); end if;
  end loop;
end $$;

create or replace function open_lets_go() returns trigger language plpgsql as $$
declare
  is_played boolean := new.state = 'active' and new.deleted_at is null;
begin
  perform open_lets_calls_go(new);
  if not is_played then
    update occupancies set until_at = now() from matches
    where matches.id = occupancies.match_id and matches.open_id = new.id and until_at is null;
  elsif old.state <> 'active' or old.deleted_at is not null then
    perform occupy_people(matches) from matches where open_id = new.id and state = 'inPlay' order by started_at, id;
  end if;
  return null;
end $$;

create function trust_lets_go(of_open uuid) returns void language plpgsql as $$
declare
  changed opens;
begin
  select * into changed from opens where id = of_open and state = 'active' and deleted_at is null;
  if changed.id is null then return; end if;
  perform open_lets_calls_go(changed);
  update occupancies set until_at = now() from matches
  where matches.id = occupancies.match_id and matches.open_id = of_open and until_at is null
    and among <> occupied_among(matches.id, from_at);
  perform occupy_people(matches) from matches where open_id = of_open and state = 'inPlay' order by started_at, id;
end $$;

create function approval_lets_go() returns trigger language plpgsql as $$
begin
  perform trust_lets_go(new.id);
  return null;
end $$;
create trigger opens_approval_lets_go after update of approved_at on opens for each row
  when ((old.approved_at is null) <> (new.approved_at is null) and new.state = 'active')
  execute function approval_lets_go();

create function account_lets_go() returns trigger language plpgsql as $$
begin
  perform trust_lets_go(open_id) from open_organisers where user_id = new.id and role = 'owner' order by open_id;
  return null;
end $$;
create trigger users_account_lets_go after update of trusted_at, roles on users for each row
  when ((old.trusted_at is null, old.roles) is distinct from (new.trusted_at is null, new.roles))
  execute function account_lets_go();

create function owner_lets_go() returns trigger language plpgsql as $$
begin
  perform trust_lets_go(new.open_id);
  return null;
end $$;
create trigger open_organisers_owner_lets_go after insert or update of user_id, role on open_organisers for each row
  when (new.role = 'owner')
  execute function owner_lets_go();

create function setting_lets_go() returns trigger language plpgsql as $$
begin
  perform trust_lets_go(id) from opens where state = 'active' and deleted_at is null order by id;
  return null;
end $$;
create trigger settings_trust_lets_go after insert or update of value on settings for each row
  when (new.key = 'trust')
  execute function setting_lets_go();
