import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';

/**
 * Deletes words that no player has any more: a rare surname would reveal who was here. Writes to players wait meanwhile,
 * since a new player with such a word would lose it.
 */
export const forgetWords = (db: Db): Promise<void> => forget(db, sql`true`);

/** The same, immediately, for the words of some names. */
export const forgetWordsOf = (db: Db, names: readonly string[]): Promise<void> =>
  forget(
    db,
    sql`gone.word in (select word from unnest(${names}::text[]) name, string_to_table(searchable(name), ' ') word)
      and gone.ending in (select substr(word, first) from unnest(${names}::text[]) name,
        string_to_table(searchable(name), ' ') word, generate_series(1, length(word)) first)`,
  );

const forget = (db: Db, which: RawBuilder<unknown>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`lock table player_words in share mode`.execute(transaction);
    await sql`delete from word_endings gone
      where ${which} and not exists (select from player_words where player_words.word = gone.word)`.execute(
      transaction,
    );
  });
