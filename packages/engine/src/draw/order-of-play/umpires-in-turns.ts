import type { PlayerId } from '../../id.ts';
import type { ScheduledMatch } from './order-of-play.ts';

/** The order of play with a person as umpire in place of a side: the two of a pair take turns. */
export function umpiresInTurns(
  order: readonly ScheduledMatch[],
  peopleOf: ReadonlyMap<PlayerId, readonly PlayerId[]>,
): readonly ScheduledMatch[] {
  const duties = new Map<PlayerId, number>();
  return order.map((match) => {
    const { umpire: side } = match;
    const people = (side && peopleOf.get(side)) ?? [];
    if (side === null || people.length === 0) return match;
    const before = duties.get(side) ?? 0;
    duties.set(side, before + 1);
    return { ...match, umpire: people[before % people.length] ?? side };
  });
}
