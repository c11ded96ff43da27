-- Who asked whom to be their partner in an open of doubles, and how it ended for the one who asked (ADR 154).

create table partner_invitations (
  id uuid primary key default gen_random_uuid(),
  open_id uuid not null references opens,
  -- Who asked, and is in the open.
  player_id uuid not null references players,
  partner_id uuid not null references players,
  -- `declined` by the partner; or the pair of both is over: the partner `left` the open or `ended` it, or the organisers `parted` it.
  state text not null default 'pending' check (state in ('pending', 'declined', 'left', 'ended', 'parted')),
  invited_by uuid references users on delete set null,
  -- When it came to this state.
  since timestamptz not null,
  constraint partner_invitations_two check (player_id <> partner_id),
  constraint partner_invitations_once unique (open_id, player_id, partner_id)
);
-- One person is asked at a time.
create unique index partner_invitations_pending on partner_invitations (open_id, player_id) where state = 'pending';
create index partner_invitations_player on partner_invitations (player_id);
create index partner_invitations_partner on partner_invitations (partner_id);
create index partner_invitations_invited_by on partner_invitations (invited_by) where invited_by is not null;
create trigger partner_invitations_erased before insert on partner_invitations
  for each row execute function refuse_erased_inviter();

-- Somebody asks who is in an open of doubles that is not drawn, and neither has a partner. A guest has nobody who could answer.
create function partner_invitation_fits() returns trigger language plpgsql as $$
begin
  if not exists (select from opens where id = new.open_id and discipline = 'doubles')
    or exists (select from phases where open_id = new.open_id and state <> 'created')
    or exists (select from players where id = new.partner_id and (guest_of is not null or erased_at is not null))
    or not exists (select from inscriptions where open_id = new.open_id and player_id = new.player_id
      and state in ('registered', 'waiting', 'present', 'absent'))
    or exists (select from side_members where open_id = new.open_id and player_id in (new.player_id, new.partner_id))
  then
    raise exception 'player % asks nobody in open %', new.player_id, new.open_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger partner_invitations_fit before insert or update of state, player_id, partner_id on partner_invitations
  for each row when (new.state = 'pending') execute function partner_invitation_fits();

-- With a partner nobody asks or is asked any more.
create function partner_found() returns trigger language plpgsql as $$
begin
  delete from partner_invitations where open_id = new.open_id
    and (player_id = new.player_id or (partner_id = new.player_id and state = 'pending'));
  return null;
end $$;
create trigger side_members_partner_found after insert on side_members for each row execute function partner_found();

-- The draw ends what was asked.
create function drawn_without_asking() returns trigger language plpgsql as $$
begin
  delete from partner_invitations where open_id = new.open_id;
  return null;
end $$;
create trigger phases_end_asking after insert or update of state on phases
  for each row when (new.state <> 'created') execute function drawn_without_asking();

-- Somebody who leaves before the draw leaves the other free for another partner, and the other sees who left.
create or replace function leaves_pair() returns trigger language plpgsql as $$
begin
  delete from partner_invitations where open_id = new.open_id
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

-- Who asks whom changes with the registrations, for all who follow those.
create trigger partner_invitations_bell_insert after insert on partner_invitations referencing new table as changed for each statement
  execute function ring_pairs();
create trigger partner_invitations_bell_update after update on partner_invitations referencing new table as changed for each statement
  execute function ring_pairs();
create trigger partner_invitations_bell_delete after delete on partner_invitations referencing old table as changed for each statement
  execute function ring_pairs();
