import type { PersonId } from '../id.ts';
import { playersOfDayMatch, type DayMatch } from './day.ts';
import type { DayIndex } from './day-index.ts';

/** Since when the player who has waited longest has been waiting, over all their events; 0 if they have not been in a match yet. */
export function waitingSince(match: DayMatch, { person }: Pick<DayIndex, 'person'>): number {
  const freeSince = (id: PersonId): number => {
    const { playedUntil = null, umpiredUntil = null } = person(id) ?? {};
    return Math.max(playedUntil ?? 0, umpiredUntil ?? 0);
  };
  return Math.min(...playersOfDayMatch(match).map(freeSince), Number.MAX_SAFE_INTEGER);
}
