import type { EntryMatch } from './entry-queue.ts';
import type { Spot } from './use-entry.ts';

/** The next place, after this one and then from the first, whose match awaits a result. */
export function nextOpen(
  spots: readonly Spot[],
  at: number,
  matches: readonly EntryMatch[],
): Spot | undefined {
  const awaits = ({ state }: EntryMatch) => state === 'enrolled' || state === 'inPlay';
  const open = new Set(matches.filter(awaits).map(({ _id }) => _id));
  return [...spots.slice(at + 1), ...spots.slice(0, at)].find(({ matchId }) => open.has(matchId));
}
