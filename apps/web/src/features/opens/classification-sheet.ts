import type { Classified, OpenPage } from '@topspin/contract';
import i18next from 'i18next';
import { asWhole, sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';

/** The classification of an open as a table, with the clubs of those who play in it. Guests have no rating. */
export function classificationSheet(
  { name }: Pick<OpenPage, 'name'>,
  classified: readonly Classified[],
  clubs: ReadonlyMap<string, string>,
): Sheet {
  const { t } = i18next;
  return sheetOf(`${name} ${t('opens:results.classification')}`, asWhole(classified), [
    [t('lists:position'), ({ position }) => position],
    [t('opens:fields.name'), ({ player }) => player.name],
    [t('opens:players.club'), ({ player }) => clubs.get(player._id) ?? null],
    [t('competition:group.columns.wonLong'), (row) => row.matches_won],
    [t('competition:group.columns.lostLong'), (row) => row.matches_lost],
    [
      t('opens:results.ratingChange'),
      ({ player, rating_change: change }) => (player.guest ? null : Math.round(change)),
    ],
  ]);
}
