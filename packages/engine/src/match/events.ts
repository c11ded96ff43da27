import type { PairPlace } from './doubles/order.ts';
import type { Side, UnplayedOutcome } from './match.ts';

/** What the winner of the toss chooses (2.13.1). */
export const tossChoices = ['serve', 'receive', 'end'] as const;
export type TossChoice = (typeof tossChoices)[number];

/** A warning; then the yellow and red cards together with one penalty point; then with two (3.5.2). */
export const cards = ['yellow', 'yellowRed1', 'yellowRed2'] as const;
export type Card = (typeof cards)[number];

const penalties = { yellow: 0, yellowRed1: 1, yellowRed2: 2 } as const satisfies Record<Card, number>;

/** The points that a card gives to the opponent (3.5.2). */
export const penaltyOf = (card: Card): 0 | 1 | 2 => penalties[card];

/** Every kind of event that the log of a match holds. */
export const matchEventTypes = [
  'toss',
  'start',
  'point',
  'penaltyPoint',
  'card',
  'serveCorrection',
  'serveOrder',
  'undo',
  'timeout',
  'suspension',
  'expedite',
  'end',
] as const;
export type MatchEventType = (typeof matchEventTypes)[number];

/** The common fields of events: id, number in the log, and the instant it happened (ms since the epoch). */
type Recorded = { readonly id: string; readonly seq: number; readonly at: number };

/** The draw for service: who won it, the choice, who serves first and who begins at the left end. Starts the first set. */
export type TossEvent = Recorded & {
  readonly type: 'toss';
  readonly winner: Side;
  readonly choice: TossChoice;
  readonly server: Side;
  readonly leftEnd: Side;
};

/** The set begins now: its clock serves the durations and the expedite system. */
export type StartEvent = Recorded & { readonly type: 'start' };

/** A point won by a side in play. */
export type PointEvent = Recorded & { readonly type: 'point'; readonly side: Side };

/** Points given to a side for the misconduct of its opponent. */
export type PenaltyPointEvent = Recorded & {
  readonly type: 'penaltyPoint';
  readonly side: Side;
  readonly points: 1 | 2;
};

/** A card shown to a side; its penalty points are a separate event. */
export type CardEvent = Recorded & { readonly type: 'card'; readonly side: Side; readonly card: Card };

/** The umpire says who has to serve now; points played stand (2.14). */
export type ServeCorrectionEvent = Recorded & { readonly type: 'serveCorrection'; readonly server: Side };

/** In doubles: which player of the pair that serves now does, and to whom; at the start of a game, or to set the order right (2.13.4, 2.14). */
export type ServeOrderEvent = Recorded & {
  readonly type: 'serveOrder';
  readonly server: PairPlace;
  readonly receiver: PairPlace;
};

/** Takes back the last event that still counts. */
export type UndoEvent = Recorded & { readonly type: 'undo' };

/** The one time-out of a side in the match. */
export type TimeoutEvent = Recorded & { readonly type: 'timeout'; readonly side: Side };

/** The referee suspends play for an accident, until the next event (3.4.4.3). */
export type SuspensionEvent = Recorded & { readonly type: 'suspension' };

/** The expedite system begins, and this side serves the next point (2.15). */
export type ExpediteEvent = Recorded & { readonly type: 'expedite'; readonly server: Side };

/** The match ends without being played out; `side` wins, or nobody if absent. */
export type EndEvent = Recorded & {
  readonly type: 'end';
  readonly outcome: UnplayedOutcome;
  readonly side?: Side;
};

/** One entry of the log of a match. Plain JSON. */
export type MatchEvent =
  | TossEvent
  | StartEvent
  | PointEvent
  | PenaltyPointEvent
  | CardEvent
  | ServeCorrectionEvent
  | ServeOrderEvent
  | UndoEvent
  | TimeoutEvent
  | SuspensionEvent
  | ExpediteEvent
  | EndEvent;
