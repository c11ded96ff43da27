import type { DaySettings } from './settings.ts';

const minute = 60_000;

/** What is due for a match that is called: its second or third call, or to propose the walkover, once the third was made. */
export type DueCall = 2 | 3 | 'walkover';

/** How many minutes after the third call a walkover is proposed. */
const grace = 2;

/** What is due for a match of which so many calls were made, the first at `calledAt`; null if nothing is. */
export function dueCall(
  { calledAt, made }: { readonly calledAt: number; readonly made: 1 | 2 | 3 },
  now: number,
  { calls }: Pick<DaySettings, 'calls'>,
): DueCall | null {
  const passed = (now - calledAt) / minute;
  if (made === 3) return passed >= calls[2] + grace ? 'walkover' : null;
  const next = made === 1 ? 2 : 3;
  return passed >= calls[next === 2 ? 1 : 2] ? next : null;
}
