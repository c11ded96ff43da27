import type { PublicTurn } from '@topspin/contract';

const minute = 60_000;
/** Estimates of a longer time are told in steps, so that they do not look exact. */
const step = 5;

type Estimated = Pick<PublicTurn, 'expected_at' | 'least_wait'>;

/**
 * The minutes until an estimated moment, rounded; null if there is none or it is over. A table that runs late does not make the matches
 * that have not begun any shorter.
 */
export function minutesUntil(
  { expected_at: at, least_wait: least }: Estimated,
  now = Date.now(),
): number | null {
  if (at === null) return null;
  const left = Math.max(Date.parse(at) - now, least ?? 0) / minute;
  if (left < 1) return null;
  return left < step ? Math.round(left) : Math.round(left / step) * step;
}
