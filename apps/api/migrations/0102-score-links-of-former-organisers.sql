-- Whoever organises an open can copy its score links. They end when that person no longer organises it: removed, gone, erased, disabled,
-- or an admin no longer. Triggers see to it, so that no way out is forgotten.
alter table score_links
  -- It ended so: its organisers are offered a new one.
  add column ended_by_departure boolean not null default false,
  -- The person whose return makes it valid again; nobody once another one who knew it has gone.
  add column returns_with uuid references users on delete set null,
  add constraint score_links_ended check (revoked_at is not null or not ended_by_departure),
  add constraint score_links_returns check (ended_by_departure or returns_with is null);
create index score_links_returns_with on score_links (returns_with) where returns_with is not null;

-- The match that a device goes on scoring although its link ended.
alter table score_link_sessions add column finishes_match_id uuid references matches on delete set null;
create index score_link_sessions_finishes on score_link_sessions (finishes_match_id) where finishes_match_id is not null;

drop trigger score_link_sessions_bell on score_link_sessions;
create trigger score_link_sessions_bell after update on score_link_sessions for each row
  when ((old.name, old.expires_at, old.finishes_match_id) is distinct from (new.name, new.expires_at, new.finishes_match_id))
  execute function ring_score_link_session();
drop trigger score_link_sessions_live_update on score_link_sessions;
create trigger score_link_sessions_live_update after update on score_link_sessions for each row
  when ((old.name, old.finishes_match_id) is distinct from (new.name, new.finishes_match_id))
  execute function ring_followers_of_score_link_session();

-- Ends the valid links of opens. The device that sent the last event of a match in play finishes it, unless another one has the match.
create function end_score_links(opens uuid[], departed uuid) returns void language plpgsql as $$
begin
  update score_links set returns_with = null where open_id = any(opens) and returns_with is not null;
  with ended as (
    update score_links set revoked_at = now(), ended_by_departure = true, returns_with = departed
    where open_id = any(opens) and revoked_at is null returning id
  ), scoring as (
    select distinct on (last.score_session_id) last.score_session_id, m.id as match_id
    from matches m cross join lateral (
      select score_session_id, received_at from match_events where match_id = m.id order by seq desc limit 1) last
    where m.open_id = any(opens) and m.state = 'inPlay' and last.score_session_id is not null
      and not exists (select from match_leases lease
        where lease.match_id = m.id and lease.score_session_id is distinct from last.score_session_id)
    order by last.score_session_id, last.received_at desc
  )
  update score_link_sessions device set finishes_match_id = scoring.match_id
  from scoring, ended
  where device.id = scoring.score_session_id and device.score_link_id = ended.id;
end $$;

-- Makes the links valid again that ended with the departure of somebody who is back, except where there are new ones.
create function bring_score_links_back(opens uuid[], returned uuid) returns void language plpgsql as $$
begin
  with back as (
    update score_links link set revoked_at = null, ended_by_departure = false, returns_with = null
    where link.returns_with = returned and link.open_id = any(opens)
      and not exists (select from score_links fresh where fresh.revoked_at is null and fresh.open_id = link.open_id
        and (fresh.table_number = link.table_number or fresh.match_id = link.match_id))
    returning link.id
  )
  update score_link_sessions device set finishes_match_id = null
  from back where device.score_link_id = back.id and device.finishes_match_id is not null;
end $$;

-- They umpire no match of groups they do not play in, except the one that they are scoring; those they hold and neither play nor
-- umpire are free at once.
create function organiser_departs() returns trigger language plpgsql as $$
declare
  freed uuid;
begin
  perform end_score_links(array[old.open_id], old.user_id);
  update matches m set umpire_id = null from players p
  where p.user_id = old.user_id and p.id = m.umpire_id and m.open_id = old.open_id and m.state <> 'finished'
    and not exists (select from group_players own where own.group_id = m.group_id and own.player_id = p.id)
    and not (m.state = 'inPlay' and old.user_id is not distinct from
      (select user_id from match_events where match_id = m.id order by seq desc limit 1));
  for freed in delete from match_leases lease using matches m
    where m.id = lease.match_id and m.open_id = old.open_id and lease.user_id = old.user_id
      and not exists (select from players p where p.user_id = old.user_id and p.id in (m.player_a, m.player_b, m.umpire_id))
    returning m.id
  loop
    perform ring('match:' || freed || ':row');
  end loop;
  return null;
end $$;
create trigger open_organisers_departs after delete on open_organisers for each row execute function organiser_departs();

create function organiser_returns() returns trigger language plpgsql as $$
begin
  perform bring_score_links_back(array[new.open_id], new.user_id);
  return null;
end $$;
create trigger open_organisers_returns after insert on open_organisers for each row execute function organiser_returns();

-- An admin sees the links of every open; one who is an admin no longer keeps those of the opens they organise.
create function account_departs() returns trigger language plpgsql as $$
declare
  was_admin boolean := 'admin' = any(old.roles);
  organises_on boolean := new.disabled_at is null and new.erased_at is null;
begin
  perform end_score_links(array(
    select id from opens
    where case when exists (select from open_organisers helper where helper.open_id = opens.id and helper.user_id = old.id)
      then not organises_on else was_admin end
      and exists (select from score_links where open_id = opens.id) order by id), old.id);
  return null;
end $$;
create trigger users_departs after update on users for each row
  when ((old.disabled_at is null and new.disabled_at is not null) or (old.erased_at is null and new.erased_at is not null)
    or ('admin' = any(old.roles) and not 'admin' = any(new.roles)))
  execute function account_departs();

create function account_returns() returns trigger language plpgsql as $$
begin
  perform bring_score_links_back(array(select distinct open_id from score_links where returns_with = new.id
    and ('admin' = any(new.roles) or exists (select from open_organisers helper
      where helper.open_id = score_links.open_id and helper.user_id = new.id))), new.id);
  return null;
end $$;
create trigger users_returns after update on users for each row
  when (new.disabled_at is null and new.erased_at is null
    and (old.disabled_at is not null or ('admin' = any(new.roles) and not 'admin' = any(old.roles))))
  execute function account_returns();

-- Invitations to help end with the account that made them, whose owner knows their codes.
delete from helper_invitations where invited_by is null;
