import type { Day, DayCall } from '@topspin/contract';
import { matchesOf } from '../shown-day.ts';

/** When a match was called first. */
export const calledAt = ({ times }: DayCall): string => times[0]?.at ?? '';

/** The calls that the day made by itself of the matches that are still at their tables, the latest first. */
export const calledByItself = ({ calls }: Pick<Day, 'calls'>): readonly DayCall[] =>
  calls
    .filter(({ automatic }) => automatic)
    .toSorted((one, other) => Date.parse(calledAt(other)) - Date.parse(calledAt(one)));

/** Those of matches that have not begun, and that somebody who looked at them then has not seen. */
export const unseenOf = (
  calls: readonly DayCall[],
  { matches }: Pick<Day, 'matches'>,
  seenAt: string,
): readonly DayCall[] => {
  const byId = matchesOf({ matches });
  return calls.filter(
    (call) =>
      byId.get(call.match_id)?.state !== 'inPlay' &&
      (seenAt === '' || Date.parse(calledAt(call)) > Date.parse(seenAt)),
  );
};
