import { randomUUIDv7 } from 'node:crypto';
import type {
  createEdition,
  Edition,
  editEdition,
  getEdition,
  restoreEdition,
  softDeleteEdition,
  transitionEdition,
} from '@topspin/contract';
import { transitionEdition as nextState } from '@topspin/engine';
import { changeOf } from '#http/audit-change.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { deleteRow, restoreRow } from '#http/deleted-rows.ts';
import { fail, orFail, found } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { refuseStaleByName } from '#http/stale-version.ts';
import { presentEdition } from '#features/circuits/present.ts';
import { findCircuit } from '#features/circuits/store.ts';
import { editionValues } from '#features/circuits/values.ts';
import { findEdition, insertEdition, lockEdition, updateEdition } from './store.ts';

async function editionOf({ db }: Pick<Call, 'db'>, id: string): Promise<Edition> {
  return presentEdition(found(await findEdition(db, id)));
}

async function locked({ db, params }: { db: Call['db']; params: { id: string } }) {
  return found(await lockEdition(db, params.id));
}

export const readEdition = (call: Call<typeof getEdition>): Promise<Edition> =>
  editionOf(call, call.params.id);

export async function makeEdition(call: Call<typeof createEdition>): Promise<Edition> {
  const { db, user, lang } = call;
  const { circuit_id, ...given } = call.body;
  if (!(await findCircuit(db, circuit_id))) throw wrongField('circuit_id', 'notThere', lang);
  const id = randomUUIDv7();
  const { name, date_start, date_end } = given;
  const ranking_system = JSON.stringify(given.ranking_system);
  await insertEdition(db, {
    id,
    circuit_id,
    name,
    date_start,
    date_end,
    ranking_system,
    created_by: user.id,
  });
  await audit(call, 'createEdition', { entity: 'editions', id, after: { name, date_start, date_end } });
  return editionOf(call, id);
}

export async function changeEdition(call: Call<typeof editEdition>): Promise<Edition> {
  const { db, body, version, lang, now } = call;
  const edition = await locked(call);
  await refuseStaleByName(db, 'editions', edition, version);
  const { date_start = edition.date_start, date_end = edition.date_end } = body;
  if (date_start > date_end) throw wrongField('date_end', 'datesOrder', lang);
  const values = editionValues(body);
  await updateEdition(db, edition.id, { ...values, updated_at: now });
  await audit(call, 'editEdition', {
    entity: 'editions',
    id: edition.id,
    ...changeOf('editions', edition, values),
  });
  return editionOf(call, edition.id);
}

export async function moveEdition(call: Call<typeof transitionEdition>): Promise<Edition> {
  const { db, body } = call;
  const edition = await locked(call);
  const state = orFail(nextState(edition.state, body.to));
  await updateEdition(db, edition.id, { state });
  const change = { before: { state: edition.state }, after: { state } };
  await audit(call, 'transitionEdition', { entity: 'editions', id: edition.id, ...change });
  return editionOf(call, edition.id);
}

/** Deletes an edition; its opens stay. */
export async function removeEdition(call: Call<typeof softDeleteEdition>): Promise<{ _id: string }> {
  const { db } = call;
  const edition = await locked(call);
  await refuseStaleByName(db, 'editions', edition, call.version);
  await deleteRow(call, 'editions', edition.id);
  await audit(call, 'softDeleteEdition', { entity: 'editions', id: edition.id });
  return { _id: edition.id };
}

/** Restores an edition whose circuit is there; does nothing if it is not deleted. */
export async function bringBackEdition(call: Call<typeof restoreEdition>): Promise<{ _id: string }> {
  const { db, params } = call;
  if (await restoreRow(db, 'editions', params.id)) {
    if (!(await findEdition(db, params.id))) throw fail('edition.circuitDeleted');
    await audit(call, 'restoreEdition', { entity: 'editions', id: params.id });
  }
  return { _id: params.id };
}
