-- A refusal stays when who was refused leaves the open or finds a partner: the same person is not asked again (ADR 154). It is seen by then.

create or replace function partner_found() returns trigger language plpgsql as $$
begin
  update partner_invitations set state = 'dismissed'
    where open_id = new.open_id and player_id = new.player_id and state = 'declined';
  delete from partner_invitations where open_id = new.open_id and state <> 'dismissed'
    and (player_id = new.player_id or (partner_id = new.player_id and state = 'pending'));
  return null;
end $$;

create or replace function leaves_pair() returns trigger language plpgsql as $$
begin
  update partner_invitations set state = 'dismissed'
    where open_id = new.open_id and player_id = new.player_id and state = 'declined';
  delete from partner_invitations where open_id = new.open_id and state <> 'dismissed'
    and (player_id = new.player_id or (partner_id = new.player_id and state = 'pending'));
  with parted as (
    delete from players where id in (select side_id from side_members where open_id = new.open_id and player_id = new.player_id)
      and not exists (select from group_players line where line.player_id = players.id)
      and not exists (select from matches where players.id in (player_a, player_b))
    returning id
  )
  insert into partner_invitations (open_id, player_id, partner_id, state, since)
    select new.open_id, other.player_id, new.player_id, 'left', now()
    from parted join side_members other on other.side_id = parted.id and other.player_id <> new.player_id
    join players on players.id = other.player_id and guest_of is null
    where not exists (select from phases where open_id = new.open_id and state <> 'created')
    on conflict (open_id, player_id, partner_id) do update set state = 'left', since = excluded.since;
  return null;
end $$;
