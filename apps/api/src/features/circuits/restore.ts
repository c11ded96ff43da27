import type { restoreCircuit } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { lockDeletableCircuit, updateCircuit } from './store.ts';

/** Restores a circuit; does nothing if it is not deleted. */
export async function bringBackCircuit(call: Call<typeof restoreCircuit>): Promise<{ _id: string }> {
  const { db, params } = call;
  const circuit = found(await lockDeletableCircuit(db, params.id));
  if (circuit.deleted_at === null) return { _id: circuit.id };
  await updateCircuit(db, circuit.id, { deleted_at: null });
  await audit(call, 'restoreCircuit', { entity: 'circuits', id: circuit.id });
  return { _id: circuit.id };
}
