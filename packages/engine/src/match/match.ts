/** The formats a match is played in: the best of an odd number of sets (2.12.1). */
export const bestOfs = [1, 3, 5, 7, 9] as const;
export type BestOf = (typeof bestOfs)[number];

/** The format of a match. */
export type MatchRules = { readonly bestOf: BestOf };

/** The two players of a match, as they are written on the match sheet. */
export const sides = ['a', 'b'] as const;
export type Side = (typeof sides)[number];

/** The score of one set: the points of each side. */
export type SetScore = { readonly a: number; readonly b: number };

/** A figure kept for each side. */
export type BySide<T> = Readonly<Record<Side, T>>;

/** A set so far; instants in ms since the epoch. */
export type SetRecord = {
  readonly score: SetScore;
  readonly firstServer: Side;
  readonly winner?: Side;
  /** Absent during the interval, when it can only have penalty points. */
  readonly startedAt?: number;
  readonly endedAt?: number;
};

/** The life of a match: `waiting` while a player is still unknown. */
export const matchStates = ['waiting', 'enrolled', 'inPlay', 'finished'] as const;
export type MatchStatus = (typeof matchStates)[number];

/** How a match came to its result. */
export const outcomes = ['played', 'walkover', 'retired', 'disqualified'] as const;
export type Outcome = (typeof outcomes)[number];

/** The outcomes of a match that was not played to its end. */
export const unplayedOutcomes = ['walkover', 'retired', 'disqualified'] as const satisfies readonly Outcome[];
export type UnplayedOutcome = (typeof unplayedOutcomes)[number];

/** Why a finished match counts for nothing though it was played: it is played again, or void. */
export const annulments = ['replay', 'void'] as const;
export type Annulment = (typeof annulments)[number];

/** The opponent of a side. */
export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** How many sets win a match of this format. */
export const setsToWin = (bestOf: BestOf): number => (bestOf + 1) / 2;

/** Whether any of a match has been played: a walkover is decided without play. */
export const hasBegun = ({ state, outcome }: { state: MatchStatus; outcome: Outcome | null }): boolean =>
  state === 'inPlay' || (state === 'finished' && outcome !== 'walkover');
