import { lockOpen } from '#features/opens/reads.ts';
import { playing, refuseUnless } from '#features/competition/phases/policy.ts';
import { holdMatch, updateMatch, type MatchRow } from '#features/competition/store/matches.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** Locks a match that can be called to a table, its open first; refuses one that cannot. */
export async function holdCallable(db: Db, id: string): Promise<MatchRow> {
  const { match, open } = await holdMatch(db, id, lockOpen);
  refuseUnless(playing, open);
  if (match.state === 'finished') throw fail('match.alreadyFinished');
  if (match.state === 'inPlay') throw fail('day.alreadyPlaying');
  if (match.state === 'waiting') throw fail('match.notReady');
  return match;
}

type CalledTo = Pick<MatchRow, 'table_number' | 'umpire_id' | 'called_at'>;

/** Notes who umpires a called match. */
export const noteUmpire = (db: Db, id: string, umpire_id: string | null) =>
  updateMatch(db, id, { umpire_id });

/** Notes where a match was called to and who umpires it: turns, phones and public pages follow. */
export const noteCalled = (db: Db, id: string, { table_number, umpire_id, called_at }: CalledTo) =>
  updateMatch(db, id, { table_number, umpire_id, called_at });
