import { shownRating } from '@topspin/engine';
import type { Inscription, OpenPage } from '@topspin/contract';
import i18next from 'i18next';
import type { Sheet } from '#lib/export/sheet.ts';

/** The players of an open as a table, with what the list shows. */
export async function playersSheet({ name }: OpenPage, inscriptions: readonly Inscription[]): Promise<Sheet> {
  await i18next.loadNamespaces('players');
  const { t } = i18next;
  return {
    name,
    headings: [
      t('opens:fields.name'),
      t('opens:players.club'),
      t('players:category'),
      t('players:rating'),
      t('opens:players.stateHeading'),
    ],
    rows: inscriptions.map(({ player, state }) => [
      player.name,
      player.club,
      player.age_category && t(`common:ageCategories.${player.age_category}`),
      player.guest ? null : shownRating(player.rating),
      t(`opens:players.states.${state}`),
    ]),
  };
}
