import type { MatchState } from '@topspin/engine';

/**
 * The events that a device vibrates for, sounds or calls out: a point, one taken back, the end of a set or of the match, and the start of a
 * set; in doubles that comes once the server and the receiver are known.
 */
export type Happened = 'point' | 'undo' | 'end' | 'start';

type Situation = Pick<MatchState, 'status' | 'interval' | 'sets' | 'serving'>;

const pointsIn = ({ sets }: Situation): number => sets.reduce((sum, { score }) => sum + score.a + score.b, 0);

/** Whether it was said who serves to whom before the first point of a set. */
function isSaid(before: Situation, after: Situation): boolean {
  const { a, b } = after.sets.at(-1)?.score ?? { a: 0, b: 0 };
  return before.serving === undefined && after.serving !== undefined && a + b === 0;
}

/** What happened between two states of a match, if anything that is called out. */
export function happenedBetween(before: Situation, after: Situation): Happened | undefined {
  const isOver = after.status === 'finished';
  if (isOver !== (before.status === 'finished')) return isOver ? 'end' : 'undo';
  const more = pointsIn(after) - pointsIn(before);
  if (more < 0) return 'undo';
  if (more > 0) return after.interval ? 'end' : 'point';
  if (before.interval === after.interval) return isSaid(before, after) ? 'start' : undefined;
  return after.interval ? 'undo' : 'start';
}
