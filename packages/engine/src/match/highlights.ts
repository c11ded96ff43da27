import { faultIn } from './allowed.ts';
import type { MatchEvent } from './events.ts';
import { type BySide, type MatchRules, otherSide, type Side } from './match.ts';
import { readLog } from './read-log.ts';
import { record } from './record.ts';
import { newScoreboard } from './scoreboard.ts';
import { singlePoints } from './single-points.ts';

/** A set won from behind: how far its winner was behind at worst, and the score then and at the end. */
export type Comeback = {
  readonly side: Side;
  /** The number of the set, from 1. */
  readonly set: number;
  readonly deficit: number;
  readonly low: BySide<number>;
  readonly score: BySide<number>;
};

/** Points won in a row, which may run across sets. */
export type Streak = { readonly side: Side; readonly points: number };

/** How long a match was played: from its first point to its last, in ms. */
export type PlayingTime = { readonly duration: number; readonly points: number };

/** What was remarkable in one match. */
export type MatchHighlights = {
  /** The best of each set won from behind; several if they are level. */
  readonly comebacks: readonly Comeback[];
  /** The longest of the match; of both sides if they are level. */
  readonly streaks: readonly Streak[];
  /** Null if its clock cannot be trusted. */
  readonly time: PlayingTime | null;
};

/** Fewer are no highlight. */
export const leastDeficit = 3;
export const leastStreak = 5;

/** Play may be suspended for an injury for ten minutes at most (3.4.4.3): after a longer gap it had been interrupted. */
const longestPause = 10 * 60_000;

/** In ms for each point: faster than any rally with its service, it was written down afterwards. */
const fastestPoint = 3000;

/** A point and the score after it. */
type Point = {
  readonly side: Side;
  readonly at: number;
  readonly set: number;
  readonly score: BySide<number>;
};

type Played = { readonly points: readonly Point[]; readonly winners: readonly (Side | undefined)[] };

const playedOf = (log: readonly MatchEvent[], rules: MatchRules): Played => {
  const board = newScoreboard(rules.bestOf);
  const points: Point[] = [];
  for (const event of singlePoints(readLog(log, rules).events)) {
    if (faultIn(board, event) !== undefined) continue;
    if (event.type === 'point' || event.type === 'penaltyPoint') {
      const { a, b, finishedSets } = board;
      const before = { a, b };
      points.push({
        side: event.side,
        at: event.at,
        set: finishedSets.length + 1,
        score: { ...before, [event.side]: before[event.side] + 1 },
      });
    }
    record(board, event);
  }
  return { points, winners: board.finishedSets.map(({ winner }) => winner) };
};

/** The largest first; of those that are equal in everything, all. */
const best = <Item>(items: readonly Item[], ...measures: readonly ((item: Item) => number)[]): Item[] => {
  let kept = [...items];
  for (const measure of measures) {
    const most = Math.max(...kept.map(measure));
    kept = kept.filter((item) => measure(item) === most);
  }
  return kept;
};

/** A larger deficit is better; of two equal ones, the one nearer to losing the set. */
const byComeback = [
  ({ deficit }: Comeback) => deficit,
  ({ side, low }: Comeback) => low[otherSide(side)],
] as const;

const comebacksIn = ({ points, winners }: Played): readonly Comeback[] =>
  winners.flatMap((side, index): Comeback[] => {
    if (side === undefined) return [];
    const inSet = points.filter(({ set }) => set === index + 1);
    const comebacks = inSet.map(({ score: low }): Comeback => ({
      side,
      set: index + 1,
      deficit: low[otherSide(side)] - low[side],
      low,
      score: inSet.at(-1)?.score ?? low,
    }));
    return best(comebacks, ...byComeback);
  });

const streaksIn = ({ points }: Played): readonly Streak[] => {
  const longest = { a: 0, b: 0 };
  let run = 0;
  points.forEach(({ side }, index) => {
    run = points[index - 1]?.side === side ? run + 1 : 1;
    longest[side] = Math.max(longest[side], run);
  });
  return [
    { side: 'a', points: longest.a },
    { side: 'b', points: longest.b },
  ];
};

const timeOf = ({ points }: Played): PlayingTime | null => {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const isSteady = points.every(({ at }, index) => {
    const pause = at - (points[index - 1]?.at ?? at);
    return pause >= 0 && pause <= longestPause;
  });
  const duration = last.at - first.at;
  return isSteady && duration >= fastestPoint * (points.length - 1) && duration > 0
    ? { duration, points: points.length }
    : null;
};

const bestComebacks = (comebacks: readonly Comeback[]): readonly Comeback[] =>
  best(
    comebacks.filter(({ deficit }) => deficit >= leastDeficit),
    ...byComeback,
  );

const bestStreaks = (streaks: readonly Streak[]): readonly Streak[] =>
  best(
    streaks.filter(({ points }) => points >= leastStreak),
    ({ points }) => points,
  );

/** The highlights of one match, from its log. */
export const matchHighlights = (log: readonly MatchEvent[], rules: MatchRules): MatchHighlights => {
  const played = playedOf(log, rules);
  return {
    comebacks: bestComebacks(comebacksIn(played)),
    streaks: bestStreaks(streaksIn(played)),
    time: timeOf(played),
  };
};

type Of<Id, Highlight> = Highlight & { readonly match: Id };

/** The best of an open; those that are level share it, in the order of the matches, and a list without any is empty. */
export type OpenHighlights<Id> = {
  readonly comebacks: readonly Of<Id, Comeback>[];
  readonly streaks: readonly Of<Id, Streak>[];
  readonly longest: readonly Of<Id, PlayingTime>[];
};

/** The best of the matches of an open that were scored point by point. */
export const openHighlights = <Id>(
  matches: readonly { readonly id: Id; readonly highlights: MatchHighlights }[],
): OpenHighlights<Id> => {
  const all = <Highlight extends object>(of: (highlights: MatchHighlights) => readonly Highlight[]) =>
    matches.flatMap(({ id, highlights }) => of(highlights).map((highlight) => ({ ...highlight, match: id })));
  return {
    comebacks: best(
      all(({ comebacks }) => comebacks),
      ...byComeback,
    ),
    streaks: best(
      all(({ streaks }) => streaks),
      ({ points }) => points,
    ),
    longest: best(
      all(({ time }) => (time ? [time] : [])),
      ({ duration }) => duration,
    ),
  };
};
