import {
  defaultPhoneCode,
  type Description,
  newDescription,
  newVenue,
  type Venue,
  usualTimeZone,
} from '@topspin/contract';
import { z } from 'zod/mini';
import { describedValues, whereWritten } from '#domain/description/described-values.ts';

const { name, address, time_zone, contacts, accessibility, tables, terms_accepted, declaration_accepted } =
  newVenue.shape;
const coordinate = (most: number) => z.nullable(z.number().check(z.gte(-most), z.lte(most)));

type Position = { readonly latitude: number | null; readonly longitude: number | null };

/** Both coordinates or neither. */
const wholePosition = z.refine<Position>(
  ({ latitude, longitude }) => (latitude === null) === (longitude === null),
  { path: ['longitude'] },
);

export const venueSchema = z
  .object({
    name,
    address,
    description: z.pipe(z.pipe(z.custom<Description>(), z.transform(whereWritten)), newDescription),
    time_zone,
    contacts,
    accessibility,
    tables,
    latitude: coordinate(90),
    longitude: coordinate(180),
    terms_accepted,
    declaration_accepted,
  })
  .check(wholePosition);

export type VenueValues = z.input<typeof venueSchema>;
export type ParsedVenue = z.output<typeof venueSchema>;

/** The position as GeoJSON has it: longitude first. */
export function withLocation<Values extends Position>({ latitude, longitude, ...rest }: Values) {
  const location =
    latitude === null || longitude === null
      ? null
      : { type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] };
  return { ...rest, location };
}

export const emptyVenue = {
  name: '',
  address: '',
  description: describedValues([]),
  time_zone: usualTimeZone,
  contacts: [],
  accessibility: '',
  tables: 4,
  latitude: null,
  longitude: null,
};

/** The declaration made on creating the venue still holds. */
export const venueValues = (venue: Venue): Required<VenueValues> => ({
  terms_accepted: true,
  declaration_accepted: true,
  name: venue.name,
  address: venue.address,
  description: describedValues(venue.description),
  time_zone: venue.time_zone,
  contacts: venue.contacts,
  accessibility: venue.accessibility,
  tables: venue.tables,
  latitude: venue.location?.coordinates[1] ?? null,
  longitude: venue.location?.coordinates[0] ?? null,
});

export const newContact = { name: '', code: defaultPhoneCode, phone: '' };
