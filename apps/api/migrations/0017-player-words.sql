-- The words of players' names and nicknames, so that a search reads the players it finds and no others.

-- One row for each word of a player that lists show. By word, it gives them in the order of lists, with all that a
-- search looks at: the primary key is all that is read.
create table player_words (
  word text collate "C" not null,
  name text collate "es-x-icu" not null,
  player_id uuid not null references players on delete cascade,
  club_id uuid,
  searched text not null,
  primary key (word, name, player_id) include (club_id, searched)
);
create index player_words_player on player_words (player_id);

-- Every word there is or was, under each of its endings: "rci" begins an ending of "garcia".
create table word_endings (
  ending text collate "C" not null,
  word text collate "C" not null,
  primary key (ending, word)
);

create function add_player_words(players_added uuid[]) returns void language sql as $$
  insert into player_words (word, name, player_id, club_id, searched)
  select word, name, id, club_id, searched
  from unnest(players_added) added
  join players on id = added and deleted_at is null and erased_at is null,
  concat_ws(' ', search, nickname_search) searched,
  lateral (select distinct word from string_to_table(searched, ' ') word where word <> '') words;

  insert into word_endings (ending, word)
  select substr(word, first), word
  from (select distinct word from player_words where player_id = any (players_added)) words, generate_series(1, length(word)) first
  where not exists (select from word_endings known where known.ending = words.word and known.word = words.word)
  order by 1, 2
  on conflict do nothing;
$$;

create function word_inserted() returns trigger language plpgsql as $$
begin
  perform add_player_words(array(select id from inserted));
  return null;
end $$;
create function word_changed() returns trigger language plpgsql as $$
begin
  delete from player_words where player_id = new.id;
  perform add_player_words(array[new.id]);
  return null;
end $$;
create trigger players_words_inserted after insert on players referencing new table as inserted
  for each statement execute function word_inserted();
create trigger players_words_changed after update of name, nickname, club_id, deleted_at, erased_at on players
  for each row execute function word_changed();

select add_player_words(array(select id from players));

-- The players of a club in the order of lists, with what a search for two words looks at.
create index players_of_club on players (club_id, name, id) include (search, nickname_search)
  where deleted_at is null and erased_at is null;

-- Lists show neither who was taken out nor who has erased everything: an index without them counts by itself.
drop index players_rating;
drop index players_name;
drop index players_played;
create index players_rating on players (rating, id) where deleted_at is null and erased_at is null;
create index players_name on players (name, id) where deleted_at is null and erased_at is null;
create index players_played on players (matches_played, id) where deleted_at is null and erased_at is null;

analyze players, player_words, word_endings;
