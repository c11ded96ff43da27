import type { MatchState } from '@topspin/engine';

/** What an umpire feels, hears or calls out: a point, one taken back, the end of a set or the match, the start of a set. */
export type Happened = 'point' | 'undo' | 'end' | 'start';

type Situation = Pick<MatchState, 'status' | 'interval' | 'sets'>;

const pointsIn = ({ sets }: Situation): number => sets.reduce((sum, { score }) => sum + score.a + score.b, 0);

/** What happened between two states of a match, if anything that is called out. */
export function happenedBetween(before: Situation, after: Situation): Happened | undefined {
  const isOver = after.status === 'finished';
  if (isOver !== (before.status === 'finished')) return isOver ? 'end' : 'undo';
  const more = pointsIn(after) - pointsIn(before);
  if (more < 0) return 'undo';
  if (more > 0) return after.interval ? 'end' : 'point';
  if (before.interval === after.interval) return undefined;
  return after.interval ? 'undo' : 'start';
}
