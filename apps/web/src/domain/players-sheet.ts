import type { Player } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import i18next from 'i18next';
import { loadWords } from '#lib/i18n.ts';
import type { WholeList } from '#ui/list/listing.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import { sheetOf } from '#lib/export/sheet-of.ts';

/** Players as a table. */
export async function playersSheet(name: string, players: WholeList<Player>): Promise<Sheet> {
  await loadWords(['players']);
  const { t } = i18next;
  return sheetOf(name, players, [
    [t('players:sortName'), (player) => player.name],
    [t('players:club'), ({ club }) => club?.name ?? null],
    [
      t('players:category'),
      ({ age_category: category }) => category && t(`common:ageCategories.${category}`),
    ],
    [t('players:rating'), ({ rating }) => shownRating(rating)],
    [t('players:played'), (player) => player.matches_played],
    [t('players:winRate'), (player) => player.matches_won],
  ]);
}
