import type { restoreEdition } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { findCircuit } from '#features/circuits/store.ts';
import { lockDeletableEdition, updateEdition } from './store.ts';

/** Restores an edition; does nothing if it is not deleted. */
export async function bringBackEdition(call: Call<typeof restoreEdition>): Promise<{ _id: string }> {
  const { db, params, user, now, requestId } = call;
  const found = await lockDeletableEdition(db, params.id);
  if (!found) throw fail('thing.notFound');
  if (found.deleted_at === null) return { _id: found.id };
  if (!(await findCircuit(db, found.circuit_id))) throw fail('edition.circuitDeleted');
  await updateEdition(db, found.id, { deleted_at: null });
  await audit(db, {
    actorId: user.id,
    action: 'restoreEdition',
    entity: 'editions',
    entityId: found.id,
    requestId,
    at: now,
  });
  return { _id: found.id };
}
