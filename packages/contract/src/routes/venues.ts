import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { geoPoint, uuid } from '../conventions/values.ts';
import { avatarTypes } from '../accounts/account.ts';
import { venue, venuePage, editableVenue, newVenue, photoSizes } from '../venues.ts';

const tag = 'venues';

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
  body: newVenue,
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
      ...editableVenue,
      description: z.nullable(editableVenue.description),
      accessibility: z.nullable(editableVenue.accessibility),
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
