/** In milliseconds, from its noon in UTC: yesterday, today and tomorrow are near, wherever they are. */
const near = 48 * 3_600_000;
/** A timer cannot wait longer. */
const longestWait = 2 ** 31 - 1;

const noonOf = (date: string) => Date.parse(`${date}T12:00Z`);

/** Whether a date may be played on now. */
export const isNear = (date: string, now: number): boolean => Math.abs(noonOf(date) - now) <= near;

/** In how many milliseconds to look at a day that changes by itself at an instant: while it is near; undefined for never. */
export function delayOfLook(date: string, until: number, now: number): number | undefined {
  const at = Math.max(until, noonOf(date) - near);
  return at > noonOf(date) + near || at - now > longestWait ? undefined : at - now;
}
