import { getMapSources, getTimeZone, searchPlaces } from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { geocoder } from './geocoder.ts';
import { timeZoneOf } from './time-zone.ts';

export type GeoSettings = {
  readonly geocoderUrl: string;
  readonly tileUrl: string;
  readonly tileAttribution: string;
};

/** Maps: the servers they ask, the search of addresses, and the time zone of a position. None of it asks the database. */
export function geo({ geocoderUrl, tileUrl, tileAttribution }: GeoSettings): Feature {
  const search = geocoder(geocoderUrl);
  const sources = {
    tiles: tileUrl,
    tiles_host: hostOf(tileUrl),
    attribution: tileAttribution,
    geocoder_host: hostOf(geocoderUrl),
  };
  return {
    name: 'geo',
    routes: [
      handle(searchPlaces, { who: 'user', limit: 'places' }, async ({ query: { query, limit } }) => {
        const places = await search(query);
        return { features: places?.slice(0, limit) ?? [], away: places === null };
      }),
      handle(getTimeZone, 'user', async ({ query: { latitude, longitude } }) => ({
        time_zone: await timeZoneOf(latitude, longitude),
      })),
      handle(getMapSources, 'anyone', async () => sources),
    ],
  };
}

/** The host as people read it, without one of several subdomains. */
const hostOf = (address: string): string => new URL(address.replace('{s}.', '')).host;
