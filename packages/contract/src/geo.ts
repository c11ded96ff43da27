import { z } from 'zod/mini';
import { geoPoint } from './conventions/values.ts';

/** Suggestions for one search. */
export const placesAtMost = 6;

/** The parts of an address, as Photon names them; each may be missing. */
export const placeParts = [
  'name',
  'street',
  'housenumber',
  'postcode',
  'city',
  'county',
  'state',
  'country',
] as const;

const part = z.optional(z.string());

export const place = z.object({
  geometry: geoPoint,
  properties: z.object({
    name: part,
    street: part,
    housenumber: part,
    postcode: part,
    city: part,
    county: part,
    state: part,
    country: part,
  }),
});
export type Place = z.infer<typeof place>;
