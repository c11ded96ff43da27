import {
  getVenuePhoto,
  photosAtMost,
  removeVenuePhoto,
  setVenuePhoto,
  type VenuePage,
} from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { owner } from '#http/access/access.ts';
import { Answer, handle } from '#http/handle.ts';
import { inTransaction } from '#http/transaction.ts';
import { toPhoto, uploaded, type Photo } from '#http/request/picture.ts';
import { venueOf } from './actions.ts';
import {
  dropPhoto,
  findPhoto,
  insertPhoto,
  isUntrustedWith,
  knownPhoto,
  placesTaken,
  restorePhoto,
} from './photo-store.ts';
import { lockVenue } from './store.ts';

/** Only browsers cache it, and briefly: the photo may be removed, and people may be in it. */
const anHour = 'private, max-age=3600';

/** The photos that an account which no admin trusts may add, in all its venues, deleted ones too. */
const untrustedAtMost = 24;

/** Adds a photo, which it decodes before the transaction, because that takes a while. */
async function addPhoto(call: Call<typeof setVenuePhoto>): Promise<VenuePage> {
  const photo = await toPhoto(uploaded(call.http));
  return inTransaction(call.db, (db) => keepPhoto({ ...call, db }, photo));
}

/**
 * Keeps a photo in the first free place; once it is there, the same call does nothing. A removed photo returns as it was,
 * whatever was sent: an id is never another picture.
 */
async function keepPhoto(call: Call<typeof setVenuePhoto>, photo: Photo): Promise<VenuePage> {
  const { db, params, now } = call;
  if (!(await lockVenue(db, params.id))) throw fail('thing.notFound');
  const known = await knownPhoto(db, params.photo_id);
  if (known && (known.venue_id !== params.id || !known.kept)) throw fail('thing.notFound');
  if (known && known.removed_at === null) return venueOf(call, params.id);
  const taken = await placesTaken(db, params.id);
  if (taken.length >= photosAtMost) throw fail('venue.tooManyPhotos', { most: photosAtMost });
  const firstFree = 1 + [...taken, Infinity].findIndex((place, index) => place !== index + 1);
  if (known) {
    await restorePhoto(db, params.photo_id, taken.includes(known.position) ? firstFree : known.position);
  } else {
    if (await isUntrustedWith(db, { userId: call.user.id, venueId: params.id, photos: untrustedAtMost }))
      throw fail('request.tooMuchMade', { most: untrustedAtMost });
    await insertPhoto(db, {
      ...photo,
      id: params.photo_id,
      venue_id: params.id,
      position: firstFree,
      created_at: now,
      created_by: call.user.id,
    });
  }
  await audit(call, 'setVenuePhoto', { entity: 'venues', id: params.id });
  return venueOf(call, params.id);
}

/** Removes a photo; once it is gone, the same call does nothing. */
async function removePhoto(call: Call<typeof removeVenuePhoto>): Promise<VenuePage> {
  const { db, params, now } = call;
  if (await dropPhoto(db, params.id, params.photo_id, now))
    await audit(call, 'removeVenuePhoto', { entity: 'venues', id: params.id });
  return venueOf(call, params.id);
}

async function sendPhoto({ db, params }: Call<typeof getVenuePhoto>): Promise<Answer<Buffer>> {
  const found = await findPhoto(db, params.id, params.size);
  if (!found?.bytes) throw fail('thing.notFound');
  return new Answer(200, found.bytes, { 'content-type': 'image/webp', 'cache-control': anHour });
}

/** The photos of a venue. */
export const photoRoutes = [
  handle(setVenuePhoto, { ...owner('venue.coAdmin'), who: 'verified', limit: 'pictures' }, addPhoto, {
    ownTransaction: true,
  }),
  handle(removeVenuePhoto, owner('venue.coAdmin'), removePhoto),
  handle(getVenuePhoto, 'anyone', sendPhoto),
];
