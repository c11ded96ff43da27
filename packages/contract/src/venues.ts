import { z } from 'zod/mini';
import { description, newDescription } from './conventions/description.ts';
import { geoPoint, line, text, uuid } from './conventions/values.ts';
import { phone } from './accounts/phones.ts';

export const venue = z.object({
  _id: uuid,
  name: z.string(),
  address: z.string(),
  description,
  location: z.nullable(geoPoint),
  time_zone: z.string(),
  contacts: z.array(phone),
  accessibility: z.string(),
  tables: z.int(),
  mine: z.boolean(),
  version: z.int(),
});
export type Venue = z.infer<typeof venue>;

/** A photo of a venue, in its two sizes. */
export const venuePhoto = z.object({
  _id: uuid,
  thumbnail: z.string(),
  image: z.string(),
  width: z.int(),
  height: z.int(),
});
export type VenuePhoto = z.infer<typeof venuePhoto>;

export const photosAtMost = 8;

export const venuePage = z.object({ ...venue.shape, photos: z.array(venuePhoto) });
export type VenuePage = z.infer<typeof venuePage>;

/**
 * The names that every browser knows. Server and browsers may also take offsets and names of their own, such as `SystemV/AST4`, with
 * which another browser stops.
 */
const usualZone =
  /^(?:UTC|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[A-Z][\w+/-]+)$/u;

const timeZone = z.string().check(
  z.maxLength(60),
  z.refine(
    (name) => {
      try {
        if (!usualZone.test(name)) return false;
        return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== '';
      } catch {
        return false;
      }
    },
    { params: { rule: 'timeZone' } },
  ),
);

export const tablesAtMost = 100;

/** The time zone of a venue unless another is chosen, and of what takes place at none. */
export const usualTimeZone = 'Europe/Madrid';

export const editableVenue = {
  name: line(120),
  address: line(300),
  description: newDescription,
  location: z.nullable(geoPoint),
  time_zone: timeZone,
  contacts: z.array(phone).check(z.maxLength(5)),
  accessibility: text(1000),
  tables: z.int().check(z.gte(1), z.lte(tablesAtMost)),
};

export const newVenue = z.object({
  name: editableVenue.name,
  address: editableVenue.address,
  description: z._default(editableVenue.description, []),
  location: z.optional(editableVenue.location),
  time_zone: z._default(editableVenue.time_zone, usualTimeZone),
  contacts: z._default(editableVenue.contacts, []),
  accessibility: z._default(editableVenue.accessibility, ''),
  tables: z._default(editableVenue.tables, 4),
  terms_accepted: z.literal(true),
  declaration_accepted: z.literal(true),
});

/** Venues on one map; a country has fewer. */
export const venuesOnMapAtMost = 5000;

export const photoSizes = ['thumbnail', 'image'] as const;
