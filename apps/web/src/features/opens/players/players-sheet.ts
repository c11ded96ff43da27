import { shownRating } from '@topspin/engine';
import type { Inscription, OpenPage } from '@topspin/contract';
import i18next from 'i18next';
import { asWhole, type Column, sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import { loadWords } from '#lib/i18n.ts';
import type { Partner } from '#domain/inscriptions/partners-by-player.ts';

/** The players of an open as a table, with what the list shows. */
export async function playersSheet(
  { name, may, doubles }: Pick<OpenPage, 'name' | 'may' | 'doubles'>,
  inscriptions: readonly Inscription[],
  /** The name of each person's partner, in doubles. */
  partners: ReadonlyMap<string, Pick<Partner, 'name'>>,
): Promise<Sheet> {
  await loadWords(['players']);
  const { t } = i18next;
  const partner: Column<Inscription> = [
    t('opens:players.partner'),
    ({ player }) => partners.get(player._id)?.name ?? null,
  ];
  return sheetOf(name, asWhole(inscriptions), [
    [t('opens:fields.name'), ({ player }) => player.name],
    ...(doubles === undefined ? [] : [partner]),
    [t('opens:players.club'), ({ player }) => player.club],
    [
      t('players:category'),
      ({ player: { age_category: category } }) => category && t(`common:ageCategories.${category}`),
    ],
    [t('players:rating'), ({ player }) => (player.guest ? null : shownRating(player.rating))],
    [
      t('opens:players.stateHeading'),
      // In the words of reception, while it is open.
      ({ state }) =>
        t(
          may.receive && state === 'registered'
            ? 'opens:players.checkIn.missing'
            : `opens:players.states.${state}`,
        ),
    ],
  ]);
}
