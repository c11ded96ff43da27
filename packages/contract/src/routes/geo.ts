import { z } from 'zod/mini';
import { wholeNumber } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { line } from '../conventions/values.ts';
import { placesAtMost, place } from '../geo.ts';

const geo = resource('geo', '/geo');

export const searchPlaces = geo('searchPlaces', 'GET /search', {
  summary: 'Search an address with the geocoder; empty if it is slow or away',
  query: z.object({ query: line(200), limit: z._default(wholeNumber(1, placesAtMost), placesAtMost) }),
  answers: {
    200: z.object({
      features: z.array(place),
      /** Whether the geocoder gave no answer, so that an empty list says nothing about the address. */
      away: z.boolean(),
    }),
  },
  errors: ['request.tooMany'],
});

/** A decimal number in a query, where everything is text. */
const degrees = (most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,17})?$/)), z.transform(Number)),
    z.number().check(z.gte(-most), z.lte(most)),
  );

export const getTimeZone = geo('getTimeZone', 'GET /time-zone', {
  summary: 'Get the time zone of a position',
  query: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  answers: { 200: z.object({ time_zone: z.string() }) },
});

export const getMapSources = geo('getMapSources', 'GET /sources', {
  summary: 'Get the servers that a map asks, which are asked only once somebody opens one',
  answers: {
    200: z.object({
      /** With `{z}`, `{x}` and `{y}`, and maybe `{s}` for one of the subdomains a, b and c. */
      tiles: z.string(),
      tiles_host: z.string(),
      attribution: z.string(),
      geocoder_host: z.string(),
    }),
  },
});
