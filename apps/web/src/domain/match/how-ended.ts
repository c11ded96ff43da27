import type { Match } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type Ended = Pick<Match, 'outcome' | 'annulled'>;

/** In words, how a match ended; false if it was played to its end, or is not over. */
export function useHowEnded(): (match: Ended) => string | false {
  const { t } = useTranslation('match');
  return ({ outcome, annulled }) => {
    if (annulled !== null) return t(`annulled.${annulled}`);
    return outcome !== null && outcome !== 'played' && t(`outcomes.${outcome}`);
  };
}

/** Whether there is a score to show: a match in play or over, unless a correction took its result away. */
export const hasScore = ({ state, annulled }: Pick<Match, 'state' | 'annulled'>): boolean =>
  state === 'inPlay' || (state === 'finished' && annulled === null);
