import { places, type PairPlayer } from './order.ts';
import type { MatchEvent } from '../events.ts';
import { type MatchRules, sides } from '../match.ts';
import { readLog } from '../read-log.ts';
import { record } from '../record.ts';
import { newScoreboard, turnOn } from '../scoreboard.ts';

/** The points that one of the four players of a match of doubles won and lost on their own serve. */
export type ServeCount = PairPlayer & { readonly won: number; readonly lost: number };

const none = (): ServeCount[] =>
  sides.flatMap((side) => places.map((place) => ({ side, place, won: 0, lost: 0 })));

/** Adds one to what a player won or lost. */
const counted = (counts: readonly ServeCount[], { side, place }: PairPlayer, isWon: boolean): ServeCount[] =>
  counts.map((count) => {
    if (count.side !== side || count.place !== place) return count;
    return isWon ? { ...count, won: count.won + 1 } : { ...count, lost: count.lost + 1 };
  });

/** The sum of counts, player by player. */
export const sumOfServes = (sets: readonly (readonly ServeCount[])[]): readonly ServeCount[] =>
  none().map((empty, index) =>
    sets.reduce(
      (sum, set) => ({
        ...sum,
        won: sum.won + (set[index]?.won ?? 0),
        lost: sum.lost + (set[index]?.lost ?? 0),
      }),
      empty,
    ),
  );

/** In doubles: what each of the four won and lost on their serve, set by set; only points of which it was said who served. */
export function serveCounts(
  log: readonly MatchEvent[],
  rules: MatchRules,
): readonly (readonly ServeCount[])[] {
  const board = newScoreboard(rules.bestOf);
  const sets: ServeCount[][] = [];
  for (const event of readLog(log, rules).events) {
    const turn = event.type === 'point' ? turnOn(board) : undefined;
    const set = board.finishedSets.length;
    while (sets.length <= set) sets.push(none());
    if (event.type === 'point' && turn)
      sets[set] = counted(sets[set] ?? none(), turn.server, event.side === turn.server.side);
    record(board, event);
  }
  return sets;
}
