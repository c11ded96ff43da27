-- Initial ratings: a player whose strength is known before the first rated match begins with another rating than everybody. It is a row of
-- the ledger without a match, the first of that player whenever it was written, so that a replay from zero knows it.

alter table rating_ledger
  alter column match_id drop not null,
  alter column opponent_id drop not null,
  alter column open_id drop not null,
  alter column expected drop not null,
  drop constraint rating_ledger_reason_check,
  add constraint rating_ledger_reason_check check (reason in ('win', 'loss', 'floor', 'initial')),
  add constraint rating_ledger_initial check (
    case when reason = 'initial'
      then num_nonnulls(match_id, opponent_id, open_id, expected) = 0 and matches_before = 0
      else num_nulls(match_id, opponent_id, open_id, expected) = 0
    end);

create unique index rating_ledger_of_player_initial on rating_ledger (player_id) where match_id is null;

-- A guest has none.
alter table players add constraint players_guest_rating check (guest_of is null or rating = 1000);

-- The words of a name in alphabetical order: "nunez garcia ana" and "ana nunez garcia" are one name on a list.
create function words_of_name(search text) returns text language sql immutable strict parallel safe
  return (select string_agg(word, ' ' order by word collate "C") from string_to_table(search, ' ') word where word <> '');
create index players_words_of_name on players (words_of_name(search)) where deleted_at is null and erased_at is null;
