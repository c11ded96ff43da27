import type { Venue } from '@topspin/contract';
import type { VenueRow } from './store.ts';

/** A venue as any logged-in user sees it. */
export const presentVenue = (row: VenueRow): Venue => ({
  _id: row.id,
  name: row.name,
  address: row.address,
  location:
    row.longitude === null || row.latitude === null
      ? null
      : { type: 'Point', coordinates: [row.longitude, row.latitude] },
  time_zone: row.time_zone,
  contacts: row.contacts,
  accessibility: row.accessibility,
  tables: row.tables,
  mine: row.mine === true,
  version: row.version,
});
