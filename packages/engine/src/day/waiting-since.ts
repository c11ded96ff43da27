import type { DayMatch } from './day.ts';
import type { DayIndex } from './day-index.ts';

/** Since when the player who has waited longest has been waiting, over all their events; 0 if they have not been in a match yet. */
export function waitingSince({ a, b }: DayMatch, { person }: Pick<DayIndex, 'person'>): number {
  let since = Number.MAX_SAFE_INTEGER;
  for (const side of [a, b])
    for (const id of side ?? []) {
      const { playedUntil = null, umpiredUntil = null } = person(id) ?? {};
      since = Math.min(since, Math.max(playedUntil ?? 0, umpiredUntil ?? 0));
    }
  return since;
}
