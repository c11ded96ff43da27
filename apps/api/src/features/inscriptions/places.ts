import {
  closeReception as whoPlays,
  placesTaken,
  promoteFromWaiting,
  type RegistrationState,
} from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { expectAbsent, markAbsent, placesOf, updateInscription } from './store.ts';

/** Mails somebody that they have a place. */
export type MailPlace = (db: Db, open: LockedOpen, inscriptionId: string) => Promise<void>;

const beforeTheDraw: readonly string[] = ['registrationOpen', 'registrationClosed', 'reception'];

/** Gives free places to the waiting list, in order of arrival, and mails them; the open must be locked. */
export async function fillPlaces(db: Db, open: LockedOpen, mailPlace: MailPlace): Promise<void> {
  if (!beforeTheDraw.includes(open.state)) return;
  for (const { id, to } of promoteFromWaiting(await placesOf(db, open.id), open.players_max)) {
    await updateInscription(db, id, { state: to });
    await mailPlace(db, open, id);
  }
}

/** Closes the reception of a locked open: players who did not come become absent, and the waiting list in the hall moves up. */
export async function closeReception(
  db: Db,
  open: LockedOpen,
  confirmed: boolean,
  mailPlace: MailPlace,
): Promise<void> {
  const limits = { playersMax: open.players_max, playersMin: open.players_min };
  const closed = whoPlays(await placesOf(db, open.id), limits, { confirmed });
  if (!closed.ok) {
    const { players, playersMin } = closed.error;
    throw fail('open.tooFewPlayers', { present: players, minimum: playersMin });
  }
  await markAbsent(db, closed.value.absent);
  for (const id of closed.value.movedUp) {
    await updateInscription(db, id, { state: 'present' });
    await mailPlace(db, open, id);
  }
}

/** Reception reopens: absent players may still come. */
export const reopenReception = (db: Db, open: LockedOpen): Promise<void> => expectAbsent(db, open.id);

const hasPlace = (state: RegistrationState): boolean => state === 'registered' || state === 'present';

/** Refuses a place beyond the open's limit: an organiser who has room for more players raises the limit first. */
export async function refuseFull(
  db: Db,
  open: LockedOpen,
  { from, to }: { readonly from: RegistrationState; readonly to: RegistrationState },
): Promise<void> {
  if (hasPlace(from) || !hasPlace(to)) return;
  if (await isFull(db, open)) throw fail('open.full', { most: open.players_max });
}

/** Whether all places of an open are taken. */
export const isFull = async (db: Db, open: LockedOpen): Promise<boolean> =>
  placesTaken(await placesOf(db, open.id)) >= open.players_max;
