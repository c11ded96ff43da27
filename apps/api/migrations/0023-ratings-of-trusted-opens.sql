-- Matches of an open that is not trusted wait: they are in no rating until somebody gives it trust.

alter table matches
  -- Its result would be rated if its open were trusted.
  add column awaits_trust boolean not null default false,
  -- When it entered the ratings after it had waited for trust.
  add column taken_in_at timestamptz,
  add constraint matches_awaits_trust_check check (not (rated and awaits_trust)),
  add constraint matches_taken_in_at_check check (taken_in_at is null or rated);
create index matches_awaiting_trust on matches (open_id) where awaits_trust;

-- A match that was not rated yet is rated in a trusted open alone; one that is stays so, whatever becomes of trust. The fact is
-- kept with the match, so that a replay of the rated matches is the ledger.
create function rate_if_trusted() returns trigger language plpgsql as $$
begin
  new.awaits_trust := not old.rated and not trusted_open(new.open_id);
  new.rated := not new.awaits_trust;
  return new;
end $$;
-- Only where a statement writes a result: points do not ask.
create trigger matches_rate_if_trusted before update of rated on matches
  for each row when (new.rated) execute function rate_if_trusted();

-- What finishes in trust counts for good, in circuits too, whatever becomes of its owner.
create function approve_if_trusted() returns trigger language plpgsql as $$
begin
  new.approved_at := case when trusted_open(new.id) then new.finished_at end;
  return new;
end $$;
create trigger opens_approve_if_trusted before update of state on opens
  for each row when (new.state = 'finished' and new.approved_at is null)
  execute function approve_if_trusted();
