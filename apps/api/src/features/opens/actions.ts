import type { createOpen, editOpen, getOpen, OpenPage, restoreOpen, softDeleteOpen } from '@topspin/contract';
import { genderOf } from '@topspin/engine';
import { isAllowedToCreate } from '#features/settings/reads.ts';
import { changeOf } from '#http/audit-change.ts';
import { audit } from '#http/audit.ts';
import { isAdmin, type Call } from '#http/call.ts';
import { deleteRow, restoreRow } from '#http/deleted-rows.ts';
import { fail, found } from '#http/fail.ts';
import { refuseBeyondAllowance } from '#http/limits/allowance.ts';
import { refuseStaleByName } from '#http/stale-version.ts';
import { addOpen } from './add-open.ts';
import { checkDeclared, checkLength, checkOrder, checkReferences } from './check.ts';
import type { OpenEffects } from './context.ts';
import { openPage } from './page/page.ts';
import { managesCircuits } from './place/edition.ts';
import { mailManagers } from './place/mails.ts';
import { checkPlace, nowhere, placeValues, whereIs } from './place/place.ts';
import { changesRecord, hasMovedFar, refuseUnlessAtRest } from './policy.ts';
import { askAnew, hasTrustedOwner, lockOpen, updateOpen, type LockedOpen } from './store.ts';
import { openValues } from './values.ts';
import { ownerOnly } from './who-sees.ts';

export const readOpen = (call: Call<typeof getOpen>): Promise<OpenPage> => openPage(call, call.params.id);

/** Creates an open, visible only to its creator until registration opens; in an edition, or asking for a place in it. */
export const makeOpen =
  (effects: OpenEffects, publicUrl: () => string) =>
  async (call: Call<typeof createOpen>): Promise<OpenPage> => {
    const { db, user, body } = call;
    if (!(await isAllowedToCreate(db, 'opens', user.id))) throw fail('open.mayNotCreate');
    checkLength(call, body);
    await checkReferences(call, body);
    await refuseBeyondAllowance(db, user.id, 'opens');
    const place = { ...nowhere, ...placeValues(call, nowhere, body) };
    const edition = await checkPlace(call, { before: null, after: { ...place, conditions: body } }, effects);
    const id = await addOpen(call, body);
    if (edition && place.edition_id === null)
      await mailManagers(call, 'placeAsked', { open: { id, name: body.name }, edition, publicUrl });
    return openPage(call, id);
  };

export const changeOpen =
  (effects: OpenEffects, publicUrl: () => string) =>
  async (call: Call<typeof editOpen>): Promise<OpenPage> => {
    const { db, params, body, version, user, now } = call;
    const open = await locked(call, params.id);
    await refuseStaleByName(db, 'opens', open, version);
    const { edition_id, grade, ...others } = body;
    const own = openValues(others);
    if (changesRecord(open, own) && !isAdmin(user) && (await ownerOnly(db, user, open.id)) !== 'yes')
      throw fail('auth.forbidden');
    await checkReferences(call, body);
    await checkDeclared(call, open, body);
    const values = { ...own, ...placeValues(call, open, { edition_id, grade }) };
    const after = { ...open, ...values } as LockedOpen;
    checkOrder(call, after);
    refuseForDiscipline(after);
    checkLength(call, after, { before: open });
    const edition = await checkPlace(call, { before: whereIs(open), after: whereIs(after) }, effects);
    await updateOpen(db, open.id, { ...values, updated_at: now });
    await audit(call, 'editOpen', { entity: 'opens', id: open.id, ...changeOf('opens', open, values) });
    if (edition && after.edition_id === null)
      await mailManagers(call, 'placeAsked', { open: after, edition, publicUrl });
    await mailChanged(call, open, after, { effects, publicUrl });
    if (await losesApproval(call, open)) await askAnew(db, open.id, now);
    if ((body.players_max ?? 0) > open.players_max)
      await effects.placesAdded(db, await locked(call, open.id));
    return openPage(call, open.id);
  };

/** The class of an open of doubles decides about the gender, and only pairs have a sum of ratings. */
function refuseForDiscipline(open: LockedOpen): void {
  const { doubles_class: doubles, gender } = open;
  if (doubles !== null && gender !== genderOf(doubles)) throw fail('open.genderOfClass');
  if (doubles === null && open.rating_sum_min !== null) throw fail('open.notForSingles');
}

/** What a circuit manager looks at before accepting an open. */
const accepted = [
  'name',
  'date_start',
  'date_end',
  'venue_id',
  'age_min',
  'age_max',
  'rating_min',
  'rating_max',
  'rating_sum_min',
  'rating_sum_max',
  'gender',
  'functional_diversity',
] as const;

type Telling = { readonly effects: OpenEffects; readonly publicUrl: () => string };

/** Mails the managers of the edition an open is in that an organiser changed what they accepted. */
async function mailChanged(
  call: Call<typeof editOpen>,
  before: LockedOpen,
  after: LockedOpen,
  { effects, publicUrl }: Telling,
): Promise<void> {
  if (after.edition_id === null || after.edition_id !== before.edition_id || managesCircuits(call.user))
    return;
  if (accepted.every((column) => String(before[column]) === String(after[column]))) return;
  const edition = await effects.editionOfPlace(call.db, after.edition_id);
  if (edition) await mailManagers(call, 'placedOpenChanged', { open: after, edition, publicUrl });
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
  const { db, params } = call;
  const open = await locked(call, params.id);
  await refuseStaleByName(db, 'opens', open, call.version);
  refuseUnlessAtRest(open.state);
  await deleteRow(call, 'opens', open.id);
  await audit(call, 'softDeleteOpen', { entity: 'opens', id: open.id });
  return { _id: open.id };
}

/** Restores an open; does nothing if it is not deleted. */
export const bringBackOpen =
  (effects: OpenEffects) =>
  async (call: Call<typeof restoreOpen>): Promise<{ _id: string }> => {
    const { id } = call.params;
    if (await restoreRow(call.db, 'opens', id)) {
      await effects.restored(call.db, id, call.now);
      await audit(call, 'restoreOpen', { entity: 'opens', id });
    }
    return { _id: id };
  };

async function locked({ db }: Pick<Call, 'db'>, id: string): Promise<LockedOpen> {
  return found(await lockOpen(db, id));
}
