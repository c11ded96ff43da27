import { minute } from '../durations.ts';
import type { DaySettings } from './settings.ts';

/** A match is called up to three times. */
export const callNumbers = [1, 2, 3] as const;
export type CallNumber = (typeof callNumbers)[number];

/** The minute in which something happens: whoever called at 10:56 by the clock calls again at 10:59. */
const minuteOf = (instant: number): number => Math.floor(instant / minute) * minute;

/** How many minutes after the third call was due, and made, a walkover is proposed. */
const grace = 2;

/** When the next call of a match is due, and once all three were made, when its walkover is to be proposed; in milliseconds, in whole minutes. */
export type CallTimes = { readonly next: number | null; readonly walkover: number | null };

/**
 * What comes after the calls that were made of a match, at these instants. A second call that was late puts the third off, by as much: whoever
 * heard it has the time to come that the open gives between the two.
 */
export function callTimes(
  [first, second, third]: readonly [first: number, second: number | null, third: number | null],
  { calls: [, secondDue, thirdDue] }: Pick<DaySettings, 'calls'>,
): CallTimes {
  const due = (minutes: number) => minuteOf(first) + minutes * minute;
  if (second === null) return { next: due(secondDue), walkover: null };
  const thirdAt = Math.max(due(thirdDue), minuteOf(second) + (thirdDue - secondDue) * minute);
  if (third === null) return { next: thirdAt, walkover: null };
  return { next: null, walkover: Math.max(thirdAt, minuteOf(third)) + grace * minute };
}
