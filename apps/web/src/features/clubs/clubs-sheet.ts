import type { ClubWithPlayers } from '@topspin/contract';
import i18next from 'i18next';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import type { WholeList } from '#ui/list/listing.ts';

/** Clubs as a table. */
export function clubsSheet(clubs: WholeList<ClubWithPlayers>): Sheet {
  const { t } = i18next;
  return sheetOf(t('table:clubs.list'), clubs, [
    [t('table:admin.name'), ({ name }) => name],
    [t('table:admin.players'), ({ players_count: count }) => count],
  ]);
}
