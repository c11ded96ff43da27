import type { restoreEdition } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { findCircuit } from '#features/circuits/store.ts';
import { lockDeletableEdition, updateEdition } from './store.ts';

/** Restores an edition; does nothing if it is not deleted. */
export async function bringBackEdition(call: Call<typeof restoreEdition>): Promise<{ _id: string }> {
  const { db, params } = call;
  const edition = found(await lockDeletableEdition(db, params.id));
  if (edition.deleted_at === null) return { _id: edition.id };
  if (!(await findCircuit(db, edition.circuit_id))) throw fail('edition.circuitDeleted');
  await updateEdition(db, edition.id, { deleted_at: null });
  await audit(call, 'restoreEdition', { entity: 'editions', id: edition.id });
  return { _id: edition.id };
}
