import type { restoreCircuit } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { lockDeletableCircuit, updateCircuit } from './store.ts';

/** Restores a circuit; does nothing if it is not deleted. */
export async function bringBackCircuit(call: Call<typeof restoreCircuit>): Promise<{ _id: string }> {
  const { db, params, user, now, requestId } = call;
  const found = await lockDeletableCircuit(db, params.id);
  if (!found) throw fail('thing.notFound');
  if (found.deleted_at === null) return { _id: found.id };
  await updateCircuit(db, found.id, { deleted_at: null });
  await audit(db, {
    actorId: user.id,
    action: 'restoreCircuit',
    entity: 'circuits',
    entityId: found.id,
    requestId,
    at: now,
  });
  return { _id: found.id };
}
