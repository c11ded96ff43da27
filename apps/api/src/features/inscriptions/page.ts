import type { Inscription } from '@topspin/contract';
import { organises } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { presentInscription } from './present.ts';
import { shownInscription } from './store.ts';

/** A registration as the caller sees it. */
export async function inscriptionPage(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  openId: string,
  id: string,
): Promise<Inscription> {
  const row = found(await shownInscription(db, { openId, id, viewer: user, now }));
  return presentInscription(row, {
    organises: await organises(db, user.id, openId),
    unconfirmed: row.unconfirmed,
    now,
  });
}
