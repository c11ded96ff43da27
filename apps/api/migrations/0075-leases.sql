-- Which device scores a match: at most one. Nothing has written to this table yet. An account that scores without a device, through the
-- API, holds the match itself; the holder's name is that of the account.
alter table match_leases
  drop column holder_name,
  drop column expires_at,
  drop column device,
  add column device uuid,
  -- When the device last said that it scores; the events of the log say so too.
  add column seen_at timestamptz not null default now();

-- A server may cache a match and who holds it for as long as its version stands, so another holder, or none, is a new version.
create function match_changes_hands() returns trigger language plpgsql as $$
begin
  update matches set updated_at = now() where id = coalesce(new.match_id, old.match_id);
  return null;
end $$;
create trigger match_leases_changed after insert or delete on match_leases
  for each row execute function match_changes_hands();
create trigger match_leases_taken_over after update on match_leases
  for each row when ((old.user_id, old.score_link_id, old.device) is distinct from (new.user_id, new.score_link_id, new.device))
  execute function match_changes_hands();
