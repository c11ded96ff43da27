import type { restoreOpen } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { OpenEffects } from './context.ts';
import { lockDeletableOpen, updateOpen } from './store.ts';

/** Restores an open; does nothing if it is not deleted. */
export const bringBackOpen =
  (effects: OpenEffects) =>
  async (call: Call<typeof restoreOpen>): Promise<{ _id: string }> => {
    const { db, params, user, now, requestId } = call;
    const found = await lockDeletableOpen(db, params.id);
    if (!found) throw fail('thing.notFound');
    if (found.deleted_at === null) return { _id: found.id };
    await updateOpen(db, found.id, { deleted_at: null });
    await effects.restored(db, found.id, now);
    await audit(db, {
      actorId: user.id,
      action: 'restoreOpen',
      entity: 'opens',
      entityId: found.id,
      requestId,
      at: now,
    });
    return { _id: found.id };
  };
