import type { AnswerOf, getVenueMap, Venue, VenuePage, VenuePhoto } from '@topspin/contract';
import type { PhotoRow, VenuePageRow, VenueRow, venuesOnMap } from './store.ts';

type Position = { readonly longitude: number | null; readonly latitude: number | null };

const locationOf = ({ longitude, latitude }: Position): Venue['location'] =>
  longitude === null || latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };

/** A venue as any logged-in user sees it. */
export const presentVenue = (row: VenueRow): Venue => ({
  _id: row.id,
  name: row.name,
  address: row.address,
  description: row.description,
  location: locationOf(row),
  time_zone: row.time_zone,
  contacts: row.contacts,
  accessibility: row.accessibility,
  tables: row.tables,
  mine: row.mine === true,
  version: row.version,
});

/** A venue with its photos. */
export const presentVenuePage = (row: VenuePageRow): VenuePage => ({
  ...presentVenue(row),
  photos: row.photos.map(presentPhoto),
});

const presentPhoto = ({ id, width, height }: PhotoRow): VenuePhoto => ({
  _id: id,
  thumbnail: `/api/venue-photos/${id}/thumbnail`,
  image: `/api/venue-photos/${id}/image`,
  width,
  height,
});

type OnMap = AnswerOf<typeof getVenueMap>['venues'][number];

export function presentOnMap(row: Awaited<ReturnType<typeof venuesOnMap>>[number]): OnMap[] {
  const location = locationOf(row);
  return location ? [{ _id: row.id, name: row.name, location }] : [];
}
