import type { restoreOpen } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import type { OpenEffects } from './context.ts';
import { lockDeletableOpen, updateOpen } from './store.ts';

/** Restores an open; does nothing if it is not deleted. */
export const bringBackOpen =
  (effects: OpenEffects) =>
  async (call: Call<typeof restoreOpen>): Promise<{ _id: string }> => {
    const { db, params, now } = call;
    const open = found(await lockDeletableOpen(db, params.id));
    if (open.deleted_at === null) return { _id: open.id };
    await updateOpen(db, open.id, { deleted_at: null });
    await effects.restored(db, open.id, now);
    await audit(call, 'restoreOpen', { entity: 'opens', id: open.id });
    return { _id: open.id };
  };
