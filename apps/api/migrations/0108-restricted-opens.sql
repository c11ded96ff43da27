-- Who has somebody in an open for functional diversity sees more than others, which a session carries: it is read again when
-- that changes, for the accounts of the player and of those who look after them.
create function ring_people_of(player uuid) returns void language sql as $$
  select ring('user:' || account) from (
    select user_id as account from players where id = player and user_id is not null
    union select user_id from player_administrators where player_id = player) as accounts
$$;

create function ring_restricted_entrant() returns trigger language plpgsql as $$
begin
  perform ring_people_of(entry.player_id)
  from (select (to_jsonb(old) ->> 'player_id')::uuid, (to_jsonb(old) ->> 'open_id')::uuid
    union select (to_jsonb(new) ->> 'player_id')::uuid, (to_jsonb(new) ->> 'open_id')::uuid) as entry (player_id, open_id)
  join opens on opens.id = entry.open_id and opens.functional_diversity;
  return null;
end $$;
create trigger inscriptions_restricted_bell after insert or delete or update of state, player_id on inscriptions
  for each row execute function ring_restricted_entrant();

create function ring_restricted_open() returns trigger language plpgsql as $$
begin
  perform ring_people_of(player_id) from inscriptions where open_id = new.id;
  return null;
end $$;
create trigger opens_restricted_bell after update of functional_diversity on opens for each row
  when (old.functional_diversity is distinct from new.functional_diversity)
  execute function ring_restricted_open();

create trigger player_administrators_bell after insert or update or delete on player_administrators for each row
  execute function ring_user('user_id');

-- Whether a match is one of an open for functional diversity.
create function is_restricted_match(match uuid) returns boolean stable language sql as $$
  select exists (select from matches join opens on opens.id = matches.open_id and opens.functional_diversity
    where matches.id = match)
$$;
