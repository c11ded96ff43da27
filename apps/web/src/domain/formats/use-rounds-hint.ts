import { swissRounds } from '@topspin/engine';
import { useTranslation } from 'react-i18next';

/**
 * A hint with the rounds of a Swiss system that suit so many players, or a warning about the chosen number. The page loads the texts of
 * `competition`.
 */
export function useRoundsHint(): (players: number, rounds: number) => string | undefined {
  const { t } = useTranslation('competition');
  return (players, rounds) => {
    if (players < 2) return undefined;
    const { least, proposed, most } = swissRounds(players);
    if (rounds > most) return t('swiss.tooMany', { players, most, next: most + 1 });
    if (rounds < least) return t('swiss.tooFew', { players, rounds, least });
    return t('swiss.roundsHint', { players, proposed, least });
  };
}
