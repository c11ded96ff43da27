import type { DayEstimates } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type Coming = Pick<DayEstimates['to_come'][number], 'round' | 'drawn' | 'swiss'>;

/** A match that has not been created yet, in words: what it is, and what is still to be done for it. */
export function useComingWords() {
  const { t } = useTranslation(['day', 'match']);
  return {
    nameOf: ({ round, swiss }: Coming): string => {
      if (round !== null) return t(`match:rounds.${round}`);
      return t(swiss ? 'day:times.swissRound' : 'day:times.inGroup');
    },
    lackOf: ({ drawn, swiss }: Coming): string => {
      if (swiss) return t('day:times.notPaired');
      return t(drawn ? 'day:times.drawn' : 'day:times.notDrawn');
    },
  };
}
