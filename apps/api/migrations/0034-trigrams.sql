-- Searches in accounts and in matches find names by their trigrams, without the extension `pg_trgm`, which a given server may lack.

-- The trigrams of the words of a text, each as a number. Two trigrams may share a number: a search compares the text as well.
create function trigrams(searched text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  letter text;
  trigram integer := 0;
  letters integer := 0;
  found integer[] := '{}';
begin
  foreach letter in array string_to_array(searched, null) loop
    letters := case letter when ' ' then 0 else letters + 1 end;
    trigram := ((trigram & 1048575) << 10) | (ascii(letter) & 1023);
    if letters > 2 then found := found || trigram; end if;
  end loop;
  return found;
end $$;

-- Those that a word is looked up by, as each costs time: every third, which together cover the word, and the last.
create function trigrams_asked(word text) returns integer[] language sql immutable strict parallel safe
  return array(
    select trigram from unnest(trigrams(word)) with ordinality as found (trigram, place)
    where place % 3 = 1 or place = cardinality(trigrams(word))
  );

create index users_trigrams on users using gin (trigrams(search || ' ' || email_search)) with (fastupdate = off)
  where deleted_at is null and erased_at is null;

-- The names of the two players of a match. Apart from `matches`, so that a renamed player changes no version of a match, and a point
-- no index of names.
create table match_names (
  match_id uuid primary key references matches on delete cascade,
  searched text not null
);
create index match_names_trigrams on match_names using gin (trigrams(searched)) with (fastupdate = off);

create function name_matches(matches_named uuid[]) returns void language sql as $$
  delete from match_names where match_id = any (matches_named);
  insert into match_names (match_id, searched)
  select matches.id, concat_ws(' ', a.search, b.search)
  from matches left join players a on a.id = player_a left join players b on b.id = player_b
  where matches.id = any (matches_named) and coalesce(a.id, b.id) is not null;
$$;

create function matches_inserted_named() returns trigger language plpgsql as $$
begin
  perform name_matches(array(select id from inserted where coalesce(player_a, player_b) is not null));
  return null;
end $$;
create function match_named() returns trigger language plpgsql as $$
begin
  perform name_matches(array[new.id]);
  return null;
end $$;
-- The lock waits for transactions that are placing this player in a match: they have read the old name.
create function matches_of_player_named() returns trigger language plpgsql as $$
begin
  perform from players where id = new.id for update;
  perform name_matches(array(select id from matches where new.id in (player_a, player_b)));
  return null;
end $$;

create trigger matches_named_inserted after insert on matches referencing new table as inserted
  for each statement execute function matches_inserted_named();
create trigger matches_named after update of player_a, player_b on matches for each row
  when (old.player_a is distinct from new.player_a or old.player_b is distinct from new.player_b)
  execute function match_named();
create trigger players_named after update of name on players for each row
  when (old.search is distinct from new.search) execute function matches_of_player_named();

select name_matches(array(select id from matches));
analyze users, match_names;
