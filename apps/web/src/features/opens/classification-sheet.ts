import type { Classified, OpenPage } from '@topspin/contract';
import i18next from 'i18next';
import { asWhole, sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';

/** The classification of an open as a table. Guests have no rating. */
export function classificationSheet({ name }: OpenPage, classified: readonly Classified[]): Sheet {
  const { t } = i18next;
  return sheetOf(`${name} ${t('opens:results.classification')}`, asWhole(classified), [
    [t('lists:position'), ({ position }) => position],
    [t('opens:fields.name'), ({ player }) => player.name],
    [t('competition:group.columns.wonLong'), (row) => row.matches_won],
    [t('competition:group.columns.lostLong'), (row) => row.matches_lost],
    [
      t('opens:fields.rating'),
      ({ player, rating_change: change }) => (player.guest ? null : Math.round(change)),
    ],
  ]);
}
