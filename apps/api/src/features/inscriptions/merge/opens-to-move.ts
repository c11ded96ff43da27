import { isStanding, type RegistrationState } from '@topspin/engine';
import { lockOpens } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { opensOfBoth, type OpenOfBoth } from './store.ts';

type Pair = { readonly merged: string; readonly kept: string };

/**
 * The opens that come with a profile merged into another, locked. Refused if the two played each other, or both were in one
 * open; a registration that had come to nothing stays behind.
 */
export async function opensToMove(db: Db, { merged, kept }: Pair): Promise<OpenOfBoth[]> {
  const seen = await opensOfBoth(db, merged, kept);
  await lockOpens(
    db,
    seen.map(({ id }) => id),
  );
  const opens = await opensOfBoth(db, merged, kept);
  if (opens.some(({ met }) => met)) throw fail('player.playedEachOther');
  const both = opens.filter(({ shared }) => shared);
  const clash = both.find(({ state, drawn }) => isThere(state, drawn));
  if (clash) throw fail(problemOf(clash), { open: clash.name });
  return opens.filter(({ shared }) => !shared);
}

const isThere = (state: RegistrationState | null, drawn: boolean): boolean =>
  drawn || (state !== null && isStanding(state));

/** What can be done about an open that both are in, if anything. */
function problemOf({ drawn, kept_drawn: keptDrawn, kept_state: keptState }: OpenOfBoth) {
  if (drawn && keptDrawn) return 'player.bothPlayed';
  return isThere(keptState, keptDrawn) ? 'player.sameOpen' : 'player.keepOther';
}
