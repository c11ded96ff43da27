import type { Match } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { phaseNameIn } from '@topspin/messages/phase-name';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { shownName } from './person-name.ts';

type Players = Readonly<Record<Side, { readonly name: string } | null>>;

/** The name of a side, or that it is still to be decided. */
export function useSideName(): (match: Players, side: Side) => string {
  const { t } = useTranslation('match');
  return (match, side) => {
    const player = match[side];
    return player ? shownName(player.name) : t('unknownPlayer');
  };
}

/** Where a match belongs, as users and visitors read it. */
type Placed = Pick<Match, 'round' | 'swiss_round' | 'number'> &
  ({ readonly group_name: string } | { readonly group: { readonly name: string } });

/** Where in the open a match belongs: its round, in a Swiss phase with the name of the phase, or its group and number. */
export function placeName(t: TFunction<'match'>, match: Placed): string {
  if (match.round !== null) return t(`rounds.${match.round}`);
  const name = 'group' in match ? match.group.name : match.group_name;
  const { swiss_round: inSwiss } = match;
  if (inSwiss !== null && inSwiss !== undefined)
    return [phaseNameIn(currentLanguage(), name), t('round', { number: inSwiss })]
      .filter(Boolean)
      .join(' · ');
  return `${groupTitle(t, name)} · ${t('number', { number: match.number })}`;
}

/** "Grupo A"; a Swiss phase has no letter but a name of its own. */
export const groupTitle = (t: TFunction<'match'>, name: string): string =>
  isLetters.test(name) ? t('group', { name }) : phaseNameIn(currentLanguage(), name);

const isLetters = /^[A-Z]{1,3}$/u;

export function usePlaceName(): (match: Placed) => string {
  const { t } = useTranslation('match');
  return (match) => placeName(t, match);
}

/** The colour of each side throughout: the blue and the red rubber. */
export const sideColour = { a: 'primary', b: 'secondary' } as const satisfies Record<Side, string>;
