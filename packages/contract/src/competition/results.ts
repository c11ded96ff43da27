import { setFailureCodes } from '@topspin/engine';

/** What can be wrong with a result. */
export const resultFailureCodes = [
  ...setFailureCodes,
  'match.setAfterDecision',
  'match.undecided',
  'match.alreadyDecided',
  'match.walkoverAfterPoint',
  'match.winnerMissing',
] as const;

/** How long, in milliseconds, the end of a match can be taken back; after that the organisers correct the result, with a reason. */
export const endTakenBackWithin = 10 * 60 * 1000;

/** What happens to a next match started with the wrong player: kept, replayed by the right one, or void. In a finished open the organiser enters the result of a replay. */
export const begunNextChoices = ['keep', 'replay', 'void'] as const;
export type BegunNextChoice = (typeof begunNextChoices)[number];
