import type { Leader } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import i18next from 'i18next';
import type { Sheet } from '#lib/export/sheet.ts';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { WholeList } from '#ui/list/listing.ts';

/** The leaderboard as a table. */
export function leaderboardSheet(rows: WholeList<Leader>): Sheet {
  const { t } = i18next;
  return sheetOf(t('ranking:leaderboard.title'), rows, [
    [t('lists:position'), ({ place }) => place],
    [t('ranking:player'), ({ player }) => player.name],
    [t('ranking:club'), ({ player }) => player.club],
    [
      t('ranking:category'),
      ({ player }) => player.age_category && t(`common:ageCategories.${player.age_category}`),
    ],
    [t('ranking:leaderboard.rating'), ({ rating }) => shownRating(rating)],
    [t('ranking:leaderboard.played'), (row) => row.matches_played],
    [t('ranking:movement'), ({ move }) => move ?? t('ranking:new')],
  ]);
}
