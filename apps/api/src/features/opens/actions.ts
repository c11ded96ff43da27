import { randomUUIDv7 } from 'node:crypto';
import type { BodyOf, createOpen, editOpen, getOpen, OpenPage, softDeleteOpen } from '@topspin/contract';
import { makeOwner } from '#features/invitations/commands.ts';
import { isAllowedToCreate } from '#features/settings/reads.ts';
import { changeOf } from '#http/audit-change.ts';
import { audit } from '#http/audit.ts';
import { isAdmin, type Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { refuseBeyondAllowance } from '#http/limits/allowance.ts';
import { refuseStaleByName } from '#http/stale-version.ts';
import { ring } from '#live/ring.ts';
import { checkDeclared, checkOrder, checkReferences } from './check.ts';
import type { OpenEffects } from './context.ts';
import { openPage } from './page/page.ts';
import { changesRecord, hasMovedFar, refuseAttaching, refuseUnlessAtRest } from './policy.ts';
import { askAnew, hasTrustedOwner, insertOpen, lockOpen, updateOpen, type LockedOpen } from './store.ts';
import { inMilliseconds, openValues } from './values.ts';
import { ownerOnly } from './who-sees.ts';

/** What the log says only the names of. */
const unsaid = ['description', 'contact_phone'];

export const readOpen = (call: Call<typeof getOpen>): Promise<OpenPage> => openPage(call, call.params.id);

/** Creates an open, visible only to its creator until registration opens. */
export const makeOpen =
  (effects: OpenEffects) =>
  async (call: Call<typeof createOpen>): Promise<OpenPage> => {
    const { db, user, body, requestId, now: at } = call;
    if (!(await isAllowedToCreate(db, 'opens', user.id))) throw fail('open.mayNotCreate');
    if (body.edition_id !== null) refuseAttaching(user);
    await checkReferences(call, body, effects);
    await refuseBeyondAllowance(db, user.id, 'opens');
    const id = randomUUIDv7();
    const dates = { date_start: inMilliseconds(body.date_start), date_end: inMilliseconds(body.date_end) };
    await insertOpen(db, { ...openValues(body), ...dates, id, name: body.name, created_by: user.id });
    await makeOwner(call, { kind: 'open', id }, 'owner');
    const after = { name: body.name, ...dates };
    const deed = { action: 'createOpen', entity: 'opens', entityId: id, after };
    await audit(db, { actorId: user.id, ...deed, requestId, at });
    return openPage(call, id);
  };

export const changeOpen =
  (effects: OpenEffects) =>
  async (call: Call<typeof editOpen>): Promise<OpenPage> => {
    const { db, params, body, version, user, now, requestId } = call;
    const open = await locked(call, params.id);
    await refuseStaleByName(db, 'opens', open, version);
    const place = placeInEdition(open, body);
    const takesPlace = place.edition_id !== open.edition_id || place.grade !== open.grade;
    if (takesPlace) refuseAttaching(user);
    if (changesRecord(open, body) && !isAdmin(user) && (await ownerOnly(db, user, open.id)) !== 'yes')
      throw fail('auth.forbidden');
    await checkReferences(call, { venue_id: body.venue_id, ...(takesPlace && place) }, effects);
    await checkDeclared(call, open, body);
    checkOrder(call, { ...open, ...openValues(body) } as LockedOpen);
    const values = { ...openValues(body), ...place };
    await updateOpen(db, open.id, { ...values, updated_at: now });
    await audit(db, {
      actorId: user.id,
      action: 'editOpen',
      entity: 'opens',
      entityId: open.id,
      ...changeOf(open, values, unsaid),
      requestId,
      at: now,
    });
    if (await losesApproval(call, open)) await askAnew(db, open.id, now);
    if ((body.players_max ?? 0) > open.players_max)
      await effects.placesAdded(db, await locked(call, open.id));
    await ring(db, [`open:${open.id}`]);
    return openPage(call, open.id);
  };

/** The edition and the grade that an open has after an edit: another edition has other grades. */
function placeInEdition(
  open: Pick<LockedOpen, 'edition_id' | 'grade'>,
  { edition_id = open.edition_id, grade }: BodyOf<typeof editOpen>,
) {
  return {
    edition_id,
    grade: grade ?? (grade === null || edition_id !== open.edition_id ? null : open.grade),
  };
}

/**
 * Whether an open that was approved on its own is no longer what was approved: an organiser of an owner whom nobody trusts moved it
 * to other weeks, where the phones of its players would go on being shown.
 */
async function losesApproval({ db, user, body }: Call<typeof editOpen>, open: LockedOpen): Promise<boolean> {
  const { date_start: start = open.date_start, date_end: end = open.date_end } = body;
  const dates = { date_start: new Date(start), date_end: new Date(end) };
  if (open.approved_at === null || isAdmin(user) || !hasMovedFar({ ...open, ...dates })) return false;
  return !(await hasTrustedOwner(db, open.id));
}

/** Deletes an open; results and ratings stay. */
export async function removeOpen(call: Call<typeof softDeleteOpen>): Promise<{ _id: string }> {
  const { db, params, user, now, requestId } = call;
  const open = await locked(call, params.id);
  await refuseStaleByName(db, 'opens', open, call.version);
  refuseUnlessAtRest(open.state);
  await updateOpen(db, open.id, { deleted_at: now, deleted_by: user.id });
  await audit(db, {
    actorId: user.id,
    action: 'softDeleteOpen',
    entity: 'opens',
    entityId: open.id,
    requestId,
    at: now,
  });
  return { _id: open.id };
}

async function locked({ db }: Pick<Call, 'db'>, id: string): Promise<LockedOpen> {
  const open = await lockOpen(db, id);
  if (!open) throw fail('thing.notFound');
  return open;
}
