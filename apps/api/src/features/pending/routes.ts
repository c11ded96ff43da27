import { countPending } from '@topspin/contract';
import { sql, type Expression } from 'kysely';
import { placeRequests } from '#features/circuits/reads.ts';
import { noticesOf, partnerNewsOf, toAnswer } from '#features/inscriptions/reads.ts';
import { handedOverTo, invitationsOf } from '#features/invitations/reads.ts';
import { managesCircuits } from '#features/opens/reads.ts';
import { claimsToDecide, offersFor } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { handle, type Feature } from '#http/handle.ts';

/** How much awaits the viewer's answer or what came to them from an erased account, in one statement: the badge of the menu asks for it on every page. */
async function count({ db, user }: Call<typeof countPending>): Promise<{ count: number }> {
  const waiting: Expression<unknown>[] = [
    toAnswer(db, user).select('inscription.id'),
    noticesOf(db, user).select('inscription.id'),
    partnerNewsOf(db, user).select('asking.id'),
    invitationsOf(user),
    handedOverTo(user.id),
    claimsToDecide(db, user),
    ...(managesCircuits(user) ? [placeRequests(db).select('open.id')] : []),
    // An address counts once its account has shown that it is theirs.
    ...(user.emailVerified ? [offersFor(db, user.email)] : []),
  ];
  const counts = waiting.map((rows) => sql`(select count(*) from (${rows}) as waiting)`);
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db);
  return { count: rows[0]?.count ?? 0 };
}

/** What awaits somebody's answer anywhere. */
export const pending: Feature = { name: 'pending', routes: [handle(countPending, 'user', count)] };
