import type { PublicMatch } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { shownName } from './person-name.ts';

type Place = Pick<PublicMatch, 'round' | 'group' | 'number'>;

/** Where in the open a match belongs: its round, or its group and number. */
export function usePlace(): (match: Place) => string {
  const { t } = useTranslation('publicPages');
  return ({ round, group, number }) =>
    round === null ? `${t('group', { name: group.name })} · ${t('match', { number })}` : t(`rounds.${round}`);
}

/** The name of a side, or that it is still to be decided. */
export function useSideName(): (match: Pick<PublicMatch, Side>, side: Side) => string {
  const { t } = useTranslation('publicPages');
  return (match, side) => {
    const player = match[side];
    return player ? shownName(player.name) : t('toDecide');
  };
}
