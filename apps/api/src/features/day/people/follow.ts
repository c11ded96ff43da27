import type { Call } from '#http/call.ts';
import { refuseBusy } from './refuse-busy.ts';
import { busyAtOnce, findMoving, forgetWhoMeet, lockPeople, membersOf, moveGuests } from './store.ts';

/**
 * Whom guests are said to be follows the registrations from one profile to another, on the days on which only that one is entered now.
 * Refused while a guest and whom they would be are in two matches.
 */
export async function followPerson(
  { db, user }: Pick<Call, 'db' | 'user'>,
  moving: { readonly from: string; readonly to: string },
): Promise<void> {
  await forgetWhoMeet(db, moving);
  const guests = await findMoving(db, moving);
  if (guests.length === 0) return;
  const everybody = [...guests, ...(await membersOf(db, moving.to))];
  await lockPeople(db, everybody);
  refuseBusy(await busyAtOnce(db, user, everybody), ({ name }) => name);
  await moveGuests(db, guests, moving.to);
}
