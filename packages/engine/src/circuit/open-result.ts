import type { OpenId, PlayerId } from '../id.ts';
import type { CountRule, RankingWindow } from './ranking-system.ts';

/** A finished open of a circuit, and when it finished: milliseconds since 1970. */
export type FinishedOpen = { readonly id: OpenId; readonly finishedAt: number };

/** What a player earned in a finished open. */
export type OpenResult = {
  readonly open: OpenId;
  readonly player: PlayerId;
  readonly points: number;
  readonly matchesWon: number;
};

/** A result with the time at which its open finished, in milliseconds since 1970. */
export type DatedResult = OpenResult & { readonly finishedAt: number };

/** Why a result does not count: older than the window, or not among the best. */
export const dropReasons = ['outsideWindow', 'notAmongBest'] as const;
export type DropReason = (typeof dropReasons)[number];
export type DroppedResult = { readonly result: DatedResult; readonly reason: DropReason };

/** A player's results: those that count, best first, and those that fell out. */
export type ResultsOfPlayer = {
  readonly player: PlayerId;
  readonly counted: readonly DatedResult[];
  readonly dropped: readonly DroppedResult[];
};

const day = 86_400_000;

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

const dropped = (results: readonly DatedResult[], reason: DropReason): readonly DroppedResult[] =>
  results.map((result) => ({ result, reason }));

/** Splits a player's results into those that count and those that do not, with the reason. */
export const countResults = (
  player: PlayerId,
  results: readonly DatedResult[],
  inside: ReadonlySet<OpenId>,
  rule: CountRule,
): ResultsOfPlayer => {
  const ordered = results.toSorted(bestFirst);
  const eligible = ordered.filter((result) => inside.has(result.open));
  const outside = ordered.filter((result) => !inside.has(result.open));
  const counting = rule.type === 'all' ? eligible.length : rule.results;
  return {
    player,
    counted: eligible.slice(0, counting),
    dropped: [...dropped(eligible.slice(counting), 'notAmongBest'), ...dropped(outside, 'outsideWindow')],
  };
};
