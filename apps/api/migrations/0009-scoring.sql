-- How a match is scored: its log, the device that holds it, links for umpires without an account, and what did not fit.

-- A link, as a QR code on a table, that scores one match or whatever is played on that table of that open. It lasts until its open ends,
-- or it is revoked.
create table score_links (
  id uuid primary key,
  open_id uuid not null references opens on delete cascade,
  match_id uuid references matches on delete cascade,
  table_number integer check (table_number between 1 and 100),
  token_hash bytea not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  -- Whoever organises an open can copy its links, so they end when that person no longer organises it. It ended so: its organisers
  -- are offered a new one.
  ended_by_departure boolean not null default false,
  -- The person whose return makes it valid again; nobody once another one who knew it has gone.
  returns_with uuid references users on delete set null,
  check ((match_id is null) <> (table_number is null)),
  constraint score_links_ended check (revoked_at is not null or not ended_by_departure),
  constraint score_links_returns check (ended_by_departure or returns_with is null)
);
create unique index score_links_valid_match on score_links (match_id)
  where revoked_at is null and match_id is not null;
create unique index score_links_valid_table on score_links (open_id, table_number)
  where revoked_at is null and table_number is not null;
create index score_links_open on score_links (open_id, created_at desc);
create index score_links_match on score_links (match_id) where match_id is not null;
create index score_links_created_by on score_links (created_by) where created_by is not null;
create index score_links_returns_with on score_links (returns_with) where returns_with is not null;

-- A device that opened a link, with the name its umpire typed, if any.
create table score_link_sessions (
  id uuid primary key,
  score_link_id uuid not null references score_links on delete cascade,
  device_id uuid not null,
  name text check (char_length(name) between 1 and 60),
  -- The match that it goes on scoring although its link ended.
  finishes_match_id uuid references matches on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (score_link_id, device_id)
);
create index score_link_sessions_finishes on score_link_sessions (finishes_match_id) where finishes_match_id is not null;

-- The log of a match, appended only: the score is always its fold.
create table match_events (
  match_id uuid not null references matches on delete cascade,
  seq integer not null check (seq between 1 and 5000),
  id uuid not null unique,
  type text not null check (
    type in ('toss', 'start', 'point', 'penaltyPoint', 'card', 'serveCorrection', 'undo', 'timeout', 'expedite', 'end')
  ),
  -- The event as the device wrote it, without `id`, `seq`, `type` and `at`.
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  at timestamptz not null,
  received_at timestamptz not null default now(),
  user_id uuid references users on delete set null,
  -- Which device sent it, where no account did.
  score_session_id uuid references score_link_sessions on delete set null,
  primary key (match_id, seq),
  constraint match_events_sender check (user_id is null or score_session_id is null)
);
create index match_events_user on match_events (user_id) where user_id is not null;
create index match_events_score_session on match_events (score_session_id) where score_session_id is not null;

-- Which device scores a match: at most one, and taking over is logged. An account that scores without a device, through the API, holds
-- the match itself; a device without an account holds it by its session.
create table match_leases (
  match_id uuid primary key references matches on delete cascade,
  user_id uuid references users on delete cascade,
  score_session_id uuid references score_link_sessions on delete cascade,
  device uuid,
  acquired_at timestamptz not null default now(),
  -- When the device last said that it scores; the events of the log say so too.
  seen_at timestamptz not null default now(),
  constraint match_leases_holder check ((user_id is null) <> (score_session_id is null))
);
create index match_leases_user on match_leases (user_id) where user_id is not null;
create index match_leases_score_session on match_leases (score_session_id) where score_session_id is not null;

-- A server may cache a match and who holds it for as long as its version stands, so another holder, or none, is a new version.
create function match_changes_hands() returns trigger language plpgsql as $$
begin
  update matches set updated_at = now() where id = coalesce(new.match_id, old.match_id);
  return null;
end $$;
create trigger match_leases_changed after insert or delete on match_leases
  for each row execute function match_changes_hands();
create trigger match_leases_taken_over after update on match_leases
  for each row when ((old.user_id, old.score_session_id, old.device) is distinct from (new.user_id, new.score_session_id, new.device))
  execute function match_changes_hands();

-- What a device scored and the server could not accept: another device had scored meanwhile, or the result was entered from the sheet. It never
-- changes the score by itself; somebody decides, and it is kept as history.
create table match_conflicts (
  -- The id of its first event, so that a device can send it again.
  id uuid primary key,
  match_id uuid not null references matches on delete cascade,
  -- The last event of the match that the device knew of, and its number in the log; 0 and none before the first.
  based_on integer not null check (based_on between 0 and 5000),
  based_on_id uuid,
  -- As the device would have sent them: all it scored, so as much as the longest log has.
  events jsonb not null check (jsonb_typeof(events) = 'array' and jsonb_array_length(events) between 1 and 5000),
  -- The error code of the refusal.
  code text check (length(code) <= 60),
  device uuid,
  user_id uuid references users on delete set null,
  -- An umpire without an account hands it in by the session of their device.
  score_session_id uuid references score_link_sessions on delete set null,
  created_at timestamptz not null default now(),
  decision text check (decision in ('theirs', 'mine', 'joined')),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((decision is null) = (decided_at is null)),
  constraint match_conflicts_sender check (user_id is null or score_session_id is null)
);
create index match_conflicts_match on match_conflicts (match_id, created_at);
create index match_conflicts_user on match_conflicts (user_id) where user_id is not null;
create index match_conflicts_score_session on match_conflicts (score_session_id) where score_session_id is not null;
create index match_conflicts_decided_by on match_conflicts (decided_by) where decided_by is not null;
create index match_conflicts_undecided on match_conflicts (match_id) where decided_at is null;


-- The links of an open end when somebody who knows them no longer organises it: removed, gone, erased, disabled, or an admin no longer.
-- Triggers see to it, so that no way out is forgotten.

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
