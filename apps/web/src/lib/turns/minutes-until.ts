const minute = 60_000;
/** Estimates of a longer time are told in steps, so that they do not look exact. */
const step = 5;

/** The minutes until an estimated moment, rounded; null if there is none or it is over. */
export function minutesUntil(expectedAt: string | null, now = Date.now()): number | null {
  if (expectedAt === null) return null;
  const left = (Date.parse(expectedAt) - now) / minute;
  if (left < 1) return null;
  return left < step ? Math.round(left) : Math.round(left / step) * step;
}
