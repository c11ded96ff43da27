import type { MatchResult } from '@topspin/engine';
import { manages, mayAward } from '#features/competition/matches/policy.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** Refuses to end a match early in favour of a side that the caller may not give it to: nobody awards themselves a match. */
export async function refuseAward(
  { db, scorer }: Pick<Call, 'db' | 'scorer'>,
  match: MatchRow,
  { outcome, winner }: MatchResult,
): Promise<void> {
  if (outcome === 'played') return;
  const sides = mayAward(scorer, match, await manages(db, scorer, match));
  if (winner === undefined ? sides.length < 2 : !sides.includes(winner)) throw fail('match.notYoursToAward');
}
