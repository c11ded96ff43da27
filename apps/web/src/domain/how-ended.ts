import type { Match } from '@topspin/contract';

/** The key of the words for how a match ended; false if it was played to its end, or is not over. */
export const howEnded = ({ outcome, annulled }: Pick<Match, 'outcome' | 'annulled'>) =>
  annulled === null
    ? outcome !== null && outcome !== 'played' && (`outcomes.${outcome}` as const)
    : (`annulled.${annulled}` as const);
