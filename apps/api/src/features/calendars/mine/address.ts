import type {
  AnswerOf,
  endCalendarAddress,
  getCalendarAddress,
  renewCalendarAddress,
} from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { newSecret, secretHash } from '#http/access/secret.ts';
import { deleteAddress, findAddress, putAddress } from './store.ts';

export const hashOf = (secret: string): Buffer => secretHash(`calendar ${secret}`);

/** Whether the account has an address; not which one, since nobody knows it any more but those who have it. */
export async function readAddress({
  db,
  user,
}: Call<typeof getCalendarAddress>): Promise<AnswerOf<typeof getCalendarAddress>> {
  const found = await findAddress(db, user.id);
  return {
    made_at: found?.made_at.toISOString() ?? null,
    read_at: found?.read_at?.toISOString() ?? null,
  };
}

/** Gives the account a new address, which leaves the server this once. */
export async function renew({
  db,
  user,
  now,
}: Call<typeof renewCalendarAddress>): Promise<AnswerOf<typeof renewCalendarAddress>> {
  const secret = newSecret();
  await putAddress(db, user.id, { hash: hashOf(secret), now });
  return { secret };
}

export async function end({ db, user }: Call<typeof endCalendarAddress>): Promise<void> {
  await deleteAddress(db, user.id);
}
