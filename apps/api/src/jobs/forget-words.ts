import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/**
 * Deletes the words that no player has any more: a rare surname would tell who was here. Players wait to be written while
 * it looks, since one who comes with such a word would go without.
 */
export const forgetWords = (db: Db): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`lock table player_words in share mode`.execute(transaction);
    await sql`delete from word_endings gone
      where not exists (select from player_words where player_words.word = gone.word)`.execute(transaction);
  });
