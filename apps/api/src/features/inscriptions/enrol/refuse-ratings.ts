import { trustedUser } from '#features/auth/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';

type Rated = { readonly initial_rating: number | null };

/** Refuses initial ratings by an account that is not trusted. */
export async function refuseRatings(
  { db, user }: Pick<Call, 'db' | 'user'>,
  newcomers: readonly Rated[],
): Promise<void> {
  if (newcomers.every(({ initial_rating: rating }) => rating === null)) return;
  const { trusted } = await db.selectNoFrom(trustedUser(user.id).as('trusted')).executeTakeFirstOrThrow();
  if (!trusted) throw fail('player.ratingNotAllowed');
}
