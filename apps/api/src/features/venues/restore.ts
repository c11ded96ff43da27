import type { restoreVenue } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { lockDeletableVenue, updateVenue } from './store.ts';

/** Restores a venue; does nothing if it is not deleted. */
export async function bringBackVenue(call: Call<typeof restoreVenue>): Promise<{ _id: string }> {
  const { db, params } = call;
  const venue = found(await lockDeletableVenue(db, params.id));
  if (venue.deleted_at === null) return { _id: venue.id };
  await updateVenue(db, venue.id, { deleted_at: null });
  await audit(call, 'restoreVenue', { entity: 'venues', id: venue.id });
  return { _id: venue.id };
}
