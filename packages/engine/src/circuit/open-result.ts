import { day } from '../durations.ts';
import type { OpenId, PlayerId } from '../id.ts';
import type { CountRule, OpenGrade, RankingSystem, RankingWindow } from './ranking-system.ts';

/** A finished open of a circuit, when it finished (milliseconds since 1970), and its grade in the edition, if any. */
export type FinishedOpen = {
  readonly id: OpenId;
  readonly finishedAt: number;
  readonly grade: number | null;
};

/** What a player earned in a finished open. */
export type OpenResult = {
  readonly open: OpenId;
  readonly player: PlayerId;
  readonly points: number;
  readonly matchesWon: number;
};

/** A result with the time at which its open finished, in milliseconds since 1970, and the grade of the open. */
export type DatedResult = OpenResult & Pick<FinishedOpen, 'finishedAt' | 'grade'>;

/** A result with what its open says of it. */
export const dated = (result: OpenResult, { finishedAt, grade }: FinishedOpen): DatedResult => ({
  ...result,
  finishedAt,
  grade,
});

/** Why a result does not count: older than the window, not among the best, or enough better ones of its grade count. */
export const dropReasons = ['outsideWindow', 'notAmongBest', 'overGradeLimit'] as const;
export type DropReason = (typeof dropReasons)[number];
export type DroppedResult = { readonly result: DatedResult; readonly reason: DropReason };

/** A player's results: those that count, best first, and those that fell out. */
export type ResultsOfPlayer = {
  readonly player: PlayerId;
  readonly counted: readonly DatedResult[];
  readonly dropped: readonly DroppedResult[];
};

const byId = (one: OpenId, other: OpenId): number => (one < other ? -1 : 1);

/** Latest first; by id if opens finished at the same instant. */
export const latestFirst = (one: FinishedOpen, other: FinishedOpen): number =>
  other.finishedAt - one.finishedAt || byId(one.id, other.id);

/**
 * The opens that count in a window at an instant (milliseconds): those finished in the last `period` days,
 * inclusive, or the last `period` opens. Without a window, all finished by then.
 */
export const opensInWindow = (
  opens: readonly FinishedOpen[],
  window: RankingWindow | null,
  at: number,
): ReadonlySet<OpenId> => {
  const finished = opens.filter((open) => open.finishedAt <= at).toSorted(latestFirst);
  const inside = (): readonly FinishedOpen[] => {
    if (window === null) return finished;
    switch (window.type) {
      case 'days':
        return finished.filter((open) => at - open.finishedAt <= window.period * day);
      case 'tournaments':
        return finished.slice(0, window.period);
    }
  };
  return new Set(inside().map((open) => open.id));
};

/** Best first: points, then matches won, then the most recent, then the id of the open. */
export const bestFirst = (one: DatedResult, other: DatedResult): number =>
  other.points - one.points ||
  other.matchesWon - one.matchesWon ||
  other.finishedAt - one.finishedAt ||
  byId(one.open, other.open);

/** How many of a player's results count, in all and of each grade. */
export type Counting = { readonly count: CountRule; readonly grades: readonly OpenGrade[] };

/** What counts by the rule of a circuit and the system of an edition; without one, no grade is limited. */
export const countingOf = (count: CountRule, system: Pick<RankingSystem, 'grades'> | null): Counting => ({
  count,
  grades: system?.grades ?? [],
});

/**
 * Splits a player's results into those that count and those that do not, with the reason. The best one that still fits counts
 * next, which gives the greatest total under limits of this kind.
 */
export const countResults = (
  player: PlayerId,
  results: readonly DatedResult[],
  inside: ReadonlySet<OpenId>,
  { count, grades }: Counting,
): ResultsOfPlayer => {
  const counted: DatedResult[] = [];
  const dropped: DroppedResult[] = [];
  const outside: DroppedResult[] = [];
  const most = count.type === 'all' ? Infinity : count.results;
  const left = new Map(grades.map(({ grade, most }) => [grade, most ?? Infinity]));
  for (const result of results.toSorted(bestFirst)) {
    const ofGrade = result.grade === null ? Infinity : (left.get(result.grade) ?? Infinity);
    if (!inside.has(result.open)) outside.push({ result, reason: 'outsideWindow' });
    else if (counted.length >= most) dropped.push({ result, reason: 'notAmongBest' });
    else if (ofGrade <= 0) dropped.push({ result, reason: 'overGradeLimit' });
    else {
      counted.push(result);
      if (result.grade !== null) left.set(result.grade, ofGrade - 1);
    }
  }
  return { player, counted, dropped: [...dropped, ...outside] };
};
