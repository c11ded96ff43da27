import { z } from 'zod/mini';
import { listOf, listQuery } from './conventions/list.ts';
import { description, newDescription } from './conventions/description.ts';
import { byId } from './conventions/paths.ts';
import { route } from './conventions/route.ts';
import { geoPoint, line, text, uuid } from './conventions/values.ts';
import { avatarTypes } from './accounts/account.ts';
import { phone } from './accounts/phones.ts';

const tag = 'venues';

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

const editable = {
  name: line(120),
  address: line(300),
  description: newDescription,
  location: z.nullable(geoPoint),
  time_zone: timeZone,
  contacts: z.array(phone).check(z.maxLength(5)),
  accessibility: text(1000),
  tables: z.int().check(z.gte(1), z.lte(tablesAtMost)),
};

export const listVenues = route({
  name: 'listVenues',
  method: 'GET',
  path: '/app/venues',
  tag,
  summary: 'List venues',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(venue) },
  errors: ['request.unknownFilter'],
});

export const getVenue = route({
  name: 'getVenue',
  method: 'GET',
  path: '/app/venues/{id}',
  tag,
  summary: 'Get a venue',
  params: byId,
  answers: { 200: venuePage },
  errors: ['thing.notFound'],
});

export const createVenue = route({
  name: 'createVenue',
  method: 'POST',
  path: '/app/venues',
  tag,
  summary: 'Create a venue, declaring the authority to do so',
  idempotent: true,
  body: z.object({
    name: editable.name,
    address: editable.address,
    description: z._default(editable.description, []),
    location: z.optional(editable.location),
    time_zone: z._default(editable.time_zone, 'Europe/Madrid'),
    contacts: z._default(editable.contacts, []),
    accessibility: z._default(editable.accessibility, ''),
    tables: z._default(editable.tables, 4),
    terms_accepted: z.literal(true),
    declaration_accepted: z.literal(true),
  }),
  answers: { 201: venuePage },
  errors: ['request.tooMuchMade', 'auth.emailNotVerified', 'venue.mayNotCreate'],
});

export const editVenue = route({
  name: 'editVenue',
  method: 'PATCH',
  path: '/app/venues/{id}',
  tag,
  summary: 'Update a venue',
  ifMatch: 'required',
  params: byId,
  body: z.partial(
    z.object({
      ...editable,
      description: z.nullable(editable.description),
      accessibility: z.nullable(editable.accessibility),
    }),
  ),
  answers: { 200: venuePage },
  errors: ['thing.notFound'],
});

export const softDeleteVenue = route({
  name: 'softDeleteVenue',
  method: 'PATCH',
  path: '/app/venues/{id}/softDelete',
  tag,
  summary: 'Delete a venue; it can be restored',
  ifMatch: 'optional',
  params: byId,
  answers: { 200: z.object({ _id: uuid }) },
  errors: ['thing.notFound'],
});

/** Venues on one map; a country has fewer. */
export const venuesOnMapAtMost = 5000;

export const getVenueMap = route({
  name: 'getVenueMap',
  method: 'GET',
  path: '/app/venue-map',
  tag,
  summary: 'Get the position of every venue that has one',
  shared: true,
  answers: {
    200: z.object({
      venues: z.array(z.object({ _id: uuid, name: z.string(), location: geoPoint })),
      /** Whether there are more, which are left out. */
      is_capped: z.boolean(),
    }),
  },
});

const byPhoto = z.object({ id: uuid, photo_id: uuid });

export const setVenuePhoto = route({
  name: 'setVenuePhoto',
  method: 'PUT',
  path: '/app/venues/{id}/photos/{photo_id}',
  tag,
  summary:
    'Upload a photo of a venue, under an id of the caller’s; it is scaled down and stripped of metadata',
  params: byPhoto,
  upload: avatarTypes,
  answers: { 200: venuePage },
  errors: [
    'thing.notFound',
    'avatar.notAnImage',
    'avatar.tooLarge',
    'venue.tooManyPhotos',
    'request.tooMuchMade',
    'request.tooMany',
  ],
});

export const removeVenuePhoto = route({
  name: 'removeVenuePhoto',
  method: 'DELETE',
  path: '/app/venues/{id}/photos/{photo_id}',
  tag,
  summary: 'Remove a photo of a venue',
  params: byPhoto,
  answers: { 200: venuePage },
  errors: ['thing.notFound'],
});

export const photoSizes = ['thumbnail', 'image'] as const;

export const getVenuePhoto = route({
  name: 'getVenuePhoto',
  method: 'GET',
  path: '/venue-photos/{id}/{size}',
  tag,
  summary: 'Get a photo of a venue; its content never changes',
  params: z.object({ id: uuid, size: z.enum(photoSizes) }),
  download: 'image/webp',
  answers: { 200: null },
  errors: ['thing.notFound'],
});
