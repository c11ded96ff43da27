import { placeParts, placesAtMost, type Place } from '@topspin/contract';
import { z } from 'zod/mini';

/** What is read of an answer of Photon: a GeoJSON collection of points. */
const collection = z.object({ features: z.array(z.unknown()) });
const feature = z.object({
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z.tuple([
      z.number().check(z.gte(-180), z.lte(180)),
      z.number().check(z.gte(-90), z.lte(90)),
    ]),
  }),
  properties: z.record(z.string(), z.unknown()),
});

const partAtMost = 200;

/** The places of an answer. What is not a place is left out, and so is everything else that Photon knows of one. */
export function placesIn(answer: unknown): Place[] {
  const read = collection.safeParse(answer);
  if (!read.success) return [];
  return read.data.features
    .flatMap((given) => {
      const { success, data } = feature.safeParse(given);
      return success ? [{ geometry: data.geometry, properties: partsOf(data.properties) }] : [];
    })
    .slice(0, placesAtMost);
}

const partsOf = (given: Readonly<Record<string, unknown>>): Place['properties'] =>
  Object.fromEntries(
    placeParts.flatMap((part) => {
      const text = given[part];
      return typeof text === 'string' && text !== '' ? [[part, text.slice(0, partAtMost)]] : [];
    }),
  );
