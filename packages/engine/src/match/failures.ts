/** What can be wrong with the score of one set. */
export const setFailureCodes = [
  'match.setNotWhole',
  'match.setNegative',
  'match.setPointsTooMany',
  'match.setNotFinished',
  'match.setLeadTooSmall',
  'match.setTooLong',
] as const;
export type SetFailureCode = (typeof setFailureCodes)[number];

/** A rejected set score, with its figures. */
export type SetFailure = { readonly code: SetFailureCode; readonly a: number; readonly b: number };

/** A text that is not a set score, or a rejected set score. */
export type SetEntryFailure =
  | { readonly code: 'match.setEntryUnreadable'; readonly text: string }
  | SetFailure;

/** What can be wrong with the sets of a match; `set` counts from 1. */
export type SetsFailure =
  | (SetFailure & { readonly set: number })
  | { readonly code: 'match.setAfterDecision'; readonly set: number };

/** What can be wrong with an entered result. */
export type ResultFailure =
  | SetsFailure
  | {
      readonly code:
        | 'match.undecided'
        | 'match.alreadyDecided'
        | 'match.walkoverAfterPoint'
        | 'match.winnerMissing';
    };

/** Why an event is not accepted into the log of a match. */
export const eventFailureCodes = [
  'match.finished',
  'match.tossMissing',
  'match.tossTwice',
  'match.tossInconsistent',
  'match.setUnderWay',
  'match.cardOutOfOrder',
  'match.timeoutUsed',
  'match.timeoutBetweenSets',
  'match.expediteOn',
  'match.expediteTooLate',
  'match.walkoverAfterPoint',
  'match.winnerMissing',
  'match.nothingToUndo',
] as const;
export type EventFailureCode = (typeof eventFailureCodes)[number];

/** An event rejected by the laws or by the state of the match. */
export type MatchFailure = { readonly code: EventFailureCode };
