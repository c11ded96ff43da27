-- Names are found by PostgreSQL's own trigrams (`pg_trgm`, ADR 109) instead of by words and trigrams made here.

create extension if not exists pg_trgm;

drop trigger players_words_inserted on players;
drop trigger players_words_changed on players;
drop function word_inserted, word_changed, add_player_words;
drop table player_words, word_endings;
drop index account_names_trigrams, match_names_trigrams;
drop function trigrams, trigrams_asked;
-- Without what a search for two words looked at.
drop index players_of_club;
create index players_of_club on players (club_id, name, id) where deleted_at is null and erased_at is null;

-- Letters beyond ASCII as four of ASCII each, since in a database of the locale C `pg_trgm` makes no trigrams of them. The first and the
-- third are capitals, which no searchable text has, so that each code is found only where it begins. The remainders tell all letters
-- apart, and each differs between most letters of an alphabet, so that trigrams do too.
create function in_ascii(searched text) returns text language sql immutable strict parallel safe
  return (
    select string_agg(
      case when code < 128 then letter else
        chr(65 + code % 11) || substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + code % 35, 1)
        || chr(78 + code % 13) || substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + code % 36, 1) end,
      '' order by place)
    from string_to_table(searched, null) with ordinality as letters (letter, place), ascii(letter) as code
  );

-- A text of `searchable(…)` as it is indexed: with a space before each word. Not strict, so that PostgreSQL puts it in place of the call.
create function findable(searched text) returns text language sql immutable parallel safe
  return ' ' || case when octet_length(searched) = length(searched) then searched else in_ascii(searched) end;

-- The pattern by which a word is found there: anywhere, but one or two letters, too short for a trigram, where words begin.
create function name_pattern(word text) returns text language sql immutable parallel safe
  return '%' || regexp_replace(
    case when searchable(word) ~ '^[a-z0-9]{1,2}$' then ' ' || searchable(word) else substr(findable(searchable(word)), 2) end,
    '[\\%_]', '\\\&', 'g') || '%';

-- The players that lists show. In a table of its own, so that a rating changes no index of names.
create table player_names (
  player_id uuid primary key references players on delete cascade,
  sorted text collate "es-x-icu" not null,
  name text not null,
  nickname text,
  club text
);

-- The locks wait for whoever is renaming the clubs. In the order of names, players with one first name are in few pages.
create function players_inserted_named() returns trigger language plpgsql as $$
begin
  perform from clubs where id in (select club_id from inserted) order by id for share;
  insert into player_names (player_id, sorted, name, nickname, club)
  select inserted.id, inserted.name, findable(inserted.search), findable(nickname_search), findable(clubs.search)
  from inserted left join clubs on clubs.id = club_id
  where inserted.deleted_at is null and erased_at is null
  order by inserted.name;
  return null;
end $$;
create function player_named() returns trigger language plpgsql as $$
begin
  perform from clubs where id = new.club_id for share;
  delete from player_names where player_id = new.id;
  if new.deleted_at is null and new.erased_at is null then
    insert into player_names (player_id, sorted, name, nickname, club)
    values (new.id, new.name, findable(new.search), findable(new.nickname_search),
      (select findable(search) from clubs where id = new.club_id));
  end if;
  return null;
end $$;
create function players_of_club_named() returns trigger language plpgsql as $$
begin
  update player_names set club = findable(new.search) from players where id = player_id and club_id = new.id;
  return null;
end $$;

create trigger players_named_inserted after insert on players referencing new table as inserted
  for each statement execute function players_inserted_named();
create trigger players_named_changed after update of name, nickname, club_id, deleted_at, erased_at on players
  for each row execute function player_named();
create trigger clubs_named after update of name on clubs for each row
  when (old.search is distinct from new.search) execute function players_of_club_named();

-- Accounts and matches in the same form.
drop trigger users_named on users;
drop function account_named;
create function users_inserted_named() returns trigger language plpgsql as $$
begin
  insert into account_names (user_id, name, email)
  select id, findable(search), findable(email_search) from inserted where deleted_at is null and erased_at is null;
  return null;
end $$;
create function user_named() returns trigger language plpgsql as $$
begin
  delete from account_names where user_id = new.id;
  if new.deleted_at is null and new.erased_at is null then
    insert into account_names (user_id, name, email) values (new.id, findable(new.search), findable(new.email_search));
  end if;
  return null;
end $$;
create trigger users_named_inserted after insert on users referencing new table as inserted
  for each statement execute function users_inserted_named();
create trigger users_named_changed after update of name, email, deleted_at, erased_at on users
  for each row execute function user_named();

create or replace function name_matches(matches_named uuid[]) returns void language sql as $$
  delete from match_names where match_id = any (matches_named);
  insert into match_names (match_id, searched)
  select matches.id, concat(findable(a.search), findable(b.search))
  from matches left join players a on a.id = player_a left join players b on b.id = player_b
  where matches.id = any (matches_named) and coalesce(a.id, b.id) is not null;
$$;

insert into player_names (player_id, sorted, name, nickname, club)
select players.id, players.name, findable(players.search), findable(nickname_search), findable(clubs.search)
from players left join clubs on clubs.id = club_id
where players.deleted_at is null and erased_at is null
order by players.name;
update account_names set name = findable(name), email = findable(email);
update match_names set searched = findable(searched);

-- What a page of a frequent word reads, in the order of names.
create index player_names_sorted on player_names (sorted, player_id) include (name, nickname, club);
create index player_names_trigrams on player_names using gin (name gin_trgm_ops, nickname gin_trgm_ops, club gin_trgm_ops);
create index account_names_trigrams on account_names using gin (name gin_trgm_ops, email gin_trgm_ops);
create index match_names_trigrams on match_names using gin (searched gin_trgm_ops);
analyze player_names, account_names, match_names;
