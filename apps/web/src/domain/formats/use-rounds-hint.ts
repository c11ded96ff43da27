import { swissRounds } from '@topspin/engine';
import { useTranslation } from 'react-i18next';

/**
 * A hint with the rounds of a Swiss system that suit so many players or pairs, or a warning about the chosen number. The page loads the texts of
 * `competition`.
 */
export function useRoundsHint(): (
  count: number,
  rounds: number,
  of?: 'players' | 'pairs',
) => string | undefined {
  const { t } = useTranslation('competition');
  return (count, rounds, of = 'players') => {
    if (count < 2) return undefined;
    const { least, proposed, most } = swissRounds(count);
    const sides = t(`group.${of}`, { count });
    if (rounds > most) return t('swiss.tooMany', { sides, most, next: most + 1 });
    if (rounds < least) return t('swiss.tooFew', { sides, rounds, least });
    return t('swiss.roundsHint', { sides, proposed, least });
  };
}
