import type { Venue } from '@topspin/contract';
import i18next from 'i18next';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import type { WholeList } from '#ui/list/listing.ts';

/** Venues as a table. */
export function venuesSheet(venues: WholeList<Venue>): Sheet {
  const { t } = i18next;
  return sheetOf(t('venues:title'), venues, [
    [t('venues:name'), (venue) => venue.name],
    [t('venues:address'), (venue) => venue.address],
    [t('venues:tables'), (venue) => venue.tables],
    [t('map:timeZone'), (venue) => venue.time_zone],
    [t('venues:accessibility'), (venue) => venue.accessibility || null],
    [t('map:latitude'), ({ location }) => location?.coordinates[1] ?? null],
    [t('map:longitude'), ({ location }) => location?.coordinates[0] ?? null],
  ]);
}
