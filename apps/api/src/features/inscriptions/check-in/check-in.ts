import type { Inscription, setInscription } from '@topspin/contract';
import { isStanding, transitionRegistration, type RegistrationState } from '@topspin/engine';
import { sql } from 'kysely';
import { factsOf, type LockedOpen } from '#features/opens/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, orFail } from '#http/fail.ts';
import { lastChange } from '#http/stale-version.ts';
import { load } from '#features/inscriptions/actions.ts';
import { inscriptionPage } from '#features/inscriptions/page.ts';
import { refuseFull } from '#features/inscriptions/places.ts';
import { updateInscription, type InscriptionRow } from '#features/inscriptions/store.ts';

/**
 * Checks a player in at reception, or undoes it; repeating it changes nothing. A caller who says which version they saw does not
 * overwrite what somebody else marked since.
 */
export async function checkIn(call: Call<typeof setInscription>): Promise<Inscription> {
  const { db, body, now, user } = call;
  const { open, row } = await load(call);
  const change = await changeOf(call, open, row, body.state);
  if (change) {
    await refuseMarkedSince(db, row, { by: user.id, seen: body.seen ?? row.version });
    await updateInscription(db, row.id, {
      ...change,
      left_at: null,
      ...(change.state === 'present' && { checked_in_at: now }),
      marked_by: user.id,
      marked_at: now,
      // The version that this update makes.
      marked_version: sql<number>`version + 1`,
    });
  }
  return inscriptionPage(call, open.id, row.id);
}

/** Refuses to undo what somebody else marked after the caller read the registration, with their name and the time. */
async function refuseMarkedSince(
  db: Db,
  row: InscriptionRow,
  { by, seen }: { readonly by: string; readonly seen: number },
): Promise<void> {
  const { marked_by, marked_at, marked_version } = row;
  if (marked_at === null || marked_version === null || marked_version <= seen || marked_by === by) return;
  const other = await db.selectFrom('users').select('name').where('id', '=', marked_by).executeTakeFirst();
  const present = row.state === 'present' || row.checked_in_at !== null;
  throw fail('inscription.markedSince', {
    by: other?.name ?? null,
    at: marked_at.toISOString(),
    present,
    version: row.version,
  });
}

type Change = { readonly state?: RegistrationState; readonly checked_in_at?: Date | null };

async function changeOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  open: LockedOpen,
  row: InscriptionRow,
  to: RegistrationState,
): Promise<Change | undefined> {
  const waitsInHall = row.state === 'waiting' && open.state === 'reception';
  if (waitsInHall && to === 'present') return row.checked_in_at ? undefined : { checked_in_at: now };
  if (waitsInHall && to === 'waiting') return row.checked_in_at ? { checked_in_at: null } : undefined;
  if (row.state === to) return undefined;
  const from = row.state;
  const { trusted } = open;
  const next = transitionRegistration({ from, to, by: 'organiser', open: open.state, trusted });
  // To bring somebody in is to register them: with their consent, and after those who wait.
  const isAllowed = next.ok ? isStanding(from) : next.error.code !== 'inscription.transitionNotAllowed';
  if (!isAllowed)
    throw fail('inscription.transitionNotAllowed', {
      from,
      to,
      ...(await lastChange(db, 'inscriptions', row.id)),
    });
  const state = orFail(next);
  await refuseFull(db, open, { from, to: state });
  if (open.state === 'active' && (await factsOf(db, open)).groupsSaved) throw fail('open.groupsSaved');
  return { state, checked_in_at: null };
}
