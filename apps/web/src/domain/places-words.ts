import type { Open } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type OpenPlaces = Pick<Open, 'players_count' | 'players_max' | 'state'>;

/** How full an open is, in words: how many have entered and, until it begins, whether it is full and how many places registration has left. */
export function usePlacesWords(): (open: OpenPlaces) => string {
  const { t } = useTranslation('common');
  return ({ players_count: taken, players_max: most, state }) => {
    const entered = t('places.entered', { count: taken });
    if (state === 'active' || state === 'finished' || state === 'canceled') return entered;
    if (taken >= most) return `${entered}, ${t('places.full')}`;
    const isOpen = state === 'created' || state === 'registrationOpen';
    return isOpen ? `${entered}, ${t('places.left', { count: most - taken })}` : entered;
  };
}
