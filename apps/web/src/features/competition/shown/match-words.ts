import type { Match } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';

type Players = Readonly<Record<Side, { readonly name: string } | null>>;

/** The name of a side, or that it is still to be decided. */
export function useSideName(): (match: Players, side: Side) => string {
  const { t } = useTranslation('matches');
  return (match, side) => match[side]?.name ?? t('unknownPlayer');
}

type Place = Pick<Match, 'round' | 'group_name' | 'number'>;

/** Where in the open a match belongs: its round, or its group and number. */
export function usePlaceName(): (match: Place) => string {
  const { t } = useTranslation('competition');
  return ({ round, group_name, number }) =>
    round === null
      ? `${t('group.name', { name: group_name })} · ${t('group.matchNumber', { number })}`
      : t(`bracket.rounds.${round}`);
}

/** The colour of each side throughout: the blue and the red rubber. */
export const sideColour = { a: 'primary', b: 'secondary' } as const satisfies Record<Side, string>;
