import { randomUUIDv7 } from 'node:crypto';
import type {
  createEdition,
  Edition,
  editEdition,
  getEdition,
  softDeleteEdition,
  transitionEdition,
} from '@topspin/contract';
import { transitionEdition as nextState } from '@topspin/engine';
import { changeOf, type AuditChange } from '#http/audit-change.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, orFail } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { refuseStaleByName } from '#http/stale-version.ts';
import { presentEdition } from '#features/circuits/present.ts';
import { findCircuit } from '#features/circuits/store.ts';
import { editionValues } from '#features/circuits/values.ts';
import { findEdition, insertEdition, lockEdition, updateEdition } from './store.ts';

async function editionOf({ db }: Pick<Call, 'db'>, id: string): Promise<Edition> {
  const edition = await findEdition(db, id);
  if (!edition) throw fail('thing.notFound');
  return presentEdition(edition);
}

async function locked({ db, params }: { db: Call['db']; params: { id: string } }) {
  const edition = await lockEdition(db, params.id);
  if (!edition) throw fail('thing.notFound');
  return edition;
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
  await writeDown(call, 'createEdition', id, { after: { name, date_start, date_end } });
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
  await writeDown(call, 'editEdition', edition.id, changeOf('editions', edition, values));
  return editionOf(call, edition.id);
}

export async function moveEdition(call: Call<typeof transitionEdition>): Promise<Edition> {
  const { db, body } = call;
  const edition = await locked(call);
  const state = orFail(nextState(edition.state, body.to));
  await updateEdition(db, edition.id, { state });
  const change = { before: { state: edition.state }, after: { state } };
  await writeDown(call, 'transitionEdition', edition.id, change);
  return editionOf(call, edition.id);
}

/** Deletes an edition; its opens stay. */
export async function removeEdition(call: Call<typeof softDeleteEdition>): Promise<{ _id: string }> {
  const { db, user, now } = call;
  const edition = await locked(call);
  await refuseStaleByName(db, 'editions', edition, call.version);
  await updateEdition(db, edition.id, { deleted_at: now, deleted_by: user.id });
  await writeDown(call, 'softDeleteEdition', edition.id);
  return { _id: edition.id };
}

const writeDown = (
  { db, user, requestId, now }: Pick<Call, 'db' | 'user' | 'requestId' | 'now'>,
  action: 'createEdition' | 'editEdition' | 'transitionEdition' | 'softDeleteEdition',
  entityId: string,
  change: Partial<AuditChange> = {},
): Promise<void> =>
  audit(db, { actorId: user.id, action, entity: 'editions', entityId, ...change, requestId, at: now });
