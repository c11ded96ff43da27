import { randomUUIDv7 } from 'node:crypto';
import type {
  Circuit,
  createCircuit,
  editCircuit,
  getCircuit,
  restoreCircuit,
  softDeleteCircuit,
} from '@topspin/contract';
import { changeOf } from '#http/audit-change.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { deleteRow, restoreRow } from '#http/deleted-rows.ts';
import { found } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { refuseStaleByName } from '#http/stale-version.ts';
import { presentCircuit } from './present.ts';
import { findCircuit, insertCircuit, lockCircuit, updateCircuit } from './store.ts';
import { circuitValues } from './values.ts';

async function circuitOf({ db }: Pick<Call, 'db'>, id: string): Promise<Circuit> {
  return presentCircuit(found(await findCircuit(db, id)));
}

type Counting = { readonly count_type: string; readonly count_best: number | null };

function checkCounting({ count_type, count_best }: Counting, { lang }: Pick<Call, 'lang'>): void {
  if (count_type === 'best' && count_best === null) throw wrongField('count_best', 'requiredNumber', lang);
}

export const readCircuit = (call: Call<typeof getCircuit>): Promise<Circuit> =>
  circuitOf(call, call.params.id);

export async function makeCircuit(call: Call<typeof createCircuit>): Promise<Circuit> {
  const { db, user, body } = call;
  checkCounting(body, call);
  const id = randomUUIDv7();
  await insertCircuit(db, { ...circuitValues(body), id, name: body.name, created_by: user.id });
  await audit(call, 'createCircuit', { entity: 'circuits', id, after: { name: body.name } });
  return circuitOf(call, id);
}

export async function changeCircuit(call: Call<typeof editCircuit>): Promise<Circuit> {
  const { db, params, body, version, now } = call;
  const circuit = found(await lockCircuit(db, params.id));
  await refuseStaleByName(db, 'circuits', circuit, version);
  const { count_type = circuit.count_type, count_best = circuit.count_best } = body;
  checkCounting({ count_type, count_best }, call);
  const values = circuitValues(body);
  await updateCircuit(db, circuit.id, { ...values, updated_at: now });
  await audit(call, 'editCircuit', {
    entity: 'circuits',
    id: circuit.id,
    ...changeOf('circuits', circuit, values),
  });
  return circuitOf(call, circuit.id);
}

/** Deletes a circuit and its editions; their opens stay. */
export async function removeCircuit(call: Call<typeof softDeleteCircuit>): Promise<{ _id: string }> {
  const { db, params } = call;
  const circuit = found(await lockCircuit(db, params.id));
  await refuseStaleByName(db, 'circuits', circuit, call.version);
  await deleteRow(call, 'circuits', circuit.id);
  await audit(call, 'softDeleteCircuit', { entity: 'circuits', id: circuit.id });
  return { _id: circuit.id };
}

/** Restores a circuit; does nothing if it is not deleted. */
export async function bringBackCircuit(call: Call<typeof restoreCircuit>): Promise<{ _id: string }> {
  const { id } = call.params;
  if (await restoreRow(call.db, 'circuits', id))
    await audit(call, 'restoreCircuit', { entity: 'circuits', id });
  return { _id: id };
}
