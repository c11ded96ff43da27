import type { OpenId, PlayerId } from '../id.ts';

/** What a player took from a finished open of the circuit. */
export type OpenResult = {
  readonly open: OpenId;
  readonly player: PlayerId;
  /** When the open finished: milliseconds since 1970. */
  readonly finishedAt: number;
  readonly points: number;
  readonly matchesWon: number;
};

/** Why a result does not count: older than the window, or not among the best so many. */
export const dropReasons = ['outsideWindow', 'notAmongBest'] as const;
export type DropReason = (typeof dropReasons)[number];
export type DroppedResult = { readonly result: OpenResult; readonly reason: DropReason };

/** What decided between a player and the one right above: `shared` when nothing did. */
export const rankingCriteria = ['points', 'matchesWon', 'bestResult', 'latestResult', 'shared'] as const;
export type RankingCriterion = (typeof rankingCriteria)[number];

/** The move since the ranking before: places up (positive) or down (negative), or `new`. */
export type RankingMove = { readonly type: 'new' } | { readonly type: 'places'; readonly places: number };

export type RankingRow = {
  readonly position: number;
  readonly player: PlayerId;
  readonly points: number;
  readonly matchesWon: number;
  /** Best first. */
  readonly counted: readonly OpenResult[];
  readonly dropped: readonly DroppedResult[];
  /** `null` for the first row. */
  readonly decidedBy: RankingCriterion | null;
  readonly move: RankingMove;
};
