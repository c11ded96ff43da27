import type { restoreVenue } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { lockDeletableVenue, updateVenue } from './store.ts';

/** Restores a venue; does nothing if it is not deleted. */
export async function bringBackVenue(call: Call<typeof restoreVenue>): Promise<{ _id: string }> {
  const { db, params, user, now, requestId } = call;
  const found = await lockDeletableVenue(db, params.id);
  if (!found) throw fail('thing.notFound');
  if (found.deleted_at === null) return { _id: found.id };
  await updateVenue(db, found.id, { deleted_at: null });
  await audit(db, {
    actorId: user.id,
    action: 'restoreVenue',
    entity: 'venues',
    entityId: found.id,
    requestId,
    at: now,
  });
  return { _id: found.id };
}
