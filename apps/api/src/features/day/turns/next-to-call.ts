import type { MatchId } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import type { TurnsOfDays } from './turns-of-days.ts';

/**
 * The matches of an open that begin next, in the order of the table plan: those that are called, then the queue. None where nobody calls:
 * there each table has its own.
 */
export async function nextToCall(
  turns: TurnsOfDays,
  db: Db,
  { open, most, now }: { readonly open: string; readonly most: number; readonly now: Date },
): Promise<readonly MatchId[]> {
  const { index } = (await turns.find(db, open, now)) ?? {};
  if (!index?.isCalled(open)) return [];
  const called = index.day.matches
    .filter((match) => match.open === open && match.state !== 'inPlay' && match.calledAt !== null)
    .toSorted((one, other) => (one.calledAt ?? 0) - (other.calledAt ?? 0));
  const queued = index.queue.flatMap(({ match }) =>
    match.open === open && match.state === 'enrolled' ? [match] : [],
  );
  return [...called, ...queued].slice(0, most).map(({ id }) => id);
}
