import type { Db } from '#http/call.ts';
import type { NewMatch } from './match-rows.ts';

/** Later rounds first: a match can only point to one that is there. */
export async function insertMatches(db: Db, rows: readonly NewMatch[]): Promise<void> {
  const rounds = Map.groupBy(rows, ({ round_number }) => round_number ?? 1);
  for (const [, inRound] of [...rounds].toSorted(([one], [other]) => other - one)) {
    await db.insertInto('matches').values(inRound).execute();
  }
}
