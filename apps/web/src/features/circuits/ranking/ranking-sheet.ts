import i18next from 'i18next';
import type { Sheet } from '#lib/export/sheet.ts';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { WholeList } from '#ui/list/listing.ts';
import type { Ranked } from '@topspin/contract';

/** A ranking as a table. */
export function rankingSheet(name: string, rows: WholeList<Ranked>): Sheet {
  const { t } = i18next;
  return sheetOf(name, rows, [
    [t('lists:position'), ({ place }) => place],
    [t('ranking:player'), ({ player }) => player.name],
    [t('ranking:club'), ({ player }) => player.club],
    [t('circuits:ranking.points'), ({ points }) => points],
    [t('circuits:ranking.matchesWon'), (row) => row.matches_won],
    [t('ranking:movement'), ({ move }) => move ?? t('ranking:new')],
    [
      t('circuits:ranking.resultsCounted'),
      ({ counted }) => counted.map(({ open }) => open?.name ?? t('circuits:ranking.unnamedOpen')).join(', '),
    ],
  ]);
}
