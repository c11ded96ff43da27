-- Guests: people without an account whom an organiser enters by name. A guest belongs to one open, and is a player who is in no list
-- from the start: everything that leaves deleted players out leaves guests out.

alter table players
  add column guest_of uuid references opens,
  add constraint players_guest check (guest_of is null or (
    deleted_at is not null and user_id is null and nickname is null and nationality is null and date_of_birth is null and gender is null
    and contact_phone is null and social_networks = '[]' and avatar_id is null and rated_matches = 0 and matches_played = 0
  ));
create index players_guest_of on players (guest_of) where guest_of is not null;

-- A guest is in the open it belongs to and in no other, and nobody invites it, since nobody could answer.
create or replace function refuse_deleted_player() returns trigger language plpgsql as $$
declare
  player record;
begin
  -- The lock waits for a deletion under way: nobody is enrolled and deleted at once.
  select deleted_at, guest_of into player from players where id = new.player_id for key share;
  if player.guest_of is not null then
    if player.guest_of <> new.open_id or new.state in ('invited', 'declined') then
      raise exception 'player % is a guest of open %', new.player_id, player.guest_of using errcode = 'check_violation';
    end if;
  elsif player.deleted_at is not null and new.state in ('registered', 'waiting', 'present', 'absent') then
    raise exception 'player % was deleted and enters no open', new.player_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
drop trigger inscriptions_of_players_there on inscriptions;
create trigger inscriptions_of_players_there before insert on inscriptions
  for each row execute function refuse_deleted_player();

-- A match with a guest is rated for neither side, whatever becomes of trust, and is shown in its open alone.
alter table matches
  add column with_guest boolean not null default false,
  add constraint matches_with_guest_check check (not with_guest or not (rated or awaits_trust));

create function match_with_guest() returns trigger language plpgsql as $$
begin
  new.with_guest := exists (
    select from players where id in (new.player_a, new.player_b) and guest_of is not null);
  return new;
end $$;
create trigger matches_guest before insert or update of player_a, player_b on matches
  for each row execute function match_with_guest();

create or replace function rate_if_trusted() returns trigger language plpgsql as $$
begin
  new.awaits_trust := not new.with_guest and not old.rated and not trusted_open(new.open_id);
  new.rated := not new.with_guest and not new.awaits_trust;
  return new;
end $$;
