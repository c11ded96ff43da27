import type { listMyInscriptions } from '@topspin/contract';
import i18next from 'i18next';
import { dayOf } from '#lib/export/day-of.ts';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import type { RowOf } from '#lib/api/read-list.ts';
import type { WholeList } from '#ui/list/listing.ts';

/** Registrations as a table. */
export function registrationsSheet(
  name: string,
  registrations: WholeList<RowOf<typeof listMyInscriptions>>,
): Sheet {
  const { t } = i18next;
  return sheetOf(name, registrations, [
    [t('management:registrations.columns.open'), ({ open }) => open.name],
    [t('management:registrations.columns.day'), ({ open }) => dayOf(open.date_start)],
    [t('management:registrations.columns.player'), ({ player }) => player.name],
    [
      t('management:registrations.columns.state'),
      ({ open, state }) =>
        open.state === 'canceled'
          ? t('management:registrations.canceled')
          : t(`management:registrations.states.${state}`),
    ],
  ]);
}
