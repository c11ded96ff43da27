import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { geoPoint, uuid } from '../conventions/values.ts';
import { avatarTypes } from '../accounts/account.ts';
import { venue, venuePage, editableVenue, newVenue, photoSizes } from '../venues.ts';

const venues = resource('venues', '/app/venues');
const venueMap = resource('venues', '/app/venue-map');
const venuePhotos = resource('venues', '/venue-photos');

export const listVenues = venues('listVenues', 'GET', {
  summary: 'List venues',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(venue) },
});

export const getVenue = venues('getVenue', 'GET /{id}', {
  summary: 'Get a venue',
  answers: { 200: venuePage },
});

export const createVenue = venues('createVenue', 'POST', {
  summary: 'Create a venue, declaring the authority to do so',
  idempotent: true,
  body: newVenue,
  answers: { 201: venuePage },
  errors: ['request.tooMuchMade', 'auth.emailNotVerified', 'venue.mayNotCreate'],
});

export const editVenue = venues('editVenue', 'PATCH /{id}', {
  summary: 'Update a venue',
  ifMatch: 'required',
  body: z.partial(
    z.object({
      ...editableVenue,
      description: z.nullable(editableVenue.description),
      accessibility: z.nullable(editableVenue.accessibility),
    }),
  ),
  answers: { 200: venuePage },
});

export const softDeleteVenue = venues('softDeleteVenue', 'PATCH /{id}/softDelete', {
  summary: 'Delete a venue; it can be restored',
  ifMatch: 'optional',
  answers: { 200: z.object({ _id: uuid }) },
});

export const getVenueMap = venueMap('getVenueMap', 'GET', {
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

export const setVenuePhoto = venues('setVenuePhoto', 'PUT /{id}/photos/{photo_id}', {
  summary:
    'Upload a photo of a venue, under an id of the caller’s; it is scaled down and stripped of metadata',
  upload: avatarTypes,
  answers: { 200: venuePage },
  errors: [
    'avatar.notAnImage',
    'avatar.tooLarge',
    'venue.tooManyPhotos',
    'request.tooMuchMade',
    'request.tooMany',
  ],
});

export const removeVenuePhoto = venues('removeVenuePhoto', 'DELETE /{id}/photos/{photo_id}', {
  summary: 'Remove a photo of a venue',
  answers: { 200: venuePage },
});

export const getVenuePhoto = venuePhotos('getVenuePhoto', 'GET /{id}/{size}', {
  summary: 'Get a photo of a venue; its content never changes',
  params: z.object({ id: uuid, size: z.enum(photoSizes) }),
  download: 'image/webp',
  answers: { 200: null },
});
