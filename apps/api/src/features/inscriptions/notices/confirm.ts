import type { confirmInscription } from '@topspin/contract';
import { isOpenOver, isStanding } from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import type { Actor, Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { load } from '#features/inscriptions/actions.ts';
import { updateInscription, type InscriptionRow } from '#features/inscriptions/store.ts';
import { removeNotice } from './store.ts';

/**
 * The player, or somebody who looks after them, agrees to a registration that somebody else made, until the open is over. Repeating it changes
 * nothing.
 */
export async function confirmRegistration(call: Call<typeof confirmInscription>): Promise<void> {
  const { open, row } = await load(call);
  await confirm(call, { open, row });
}

type Confirming = { readonly open: Pick<LockedOpen, 'state'>; readonly row: InscriptionRow };

export async function confirm(call: Actor, { open, row }: Confirming): Promise<void> {
  const { db, user, now } = call;
  if (!isStanding(row.state))
    throw fail('inscription.transitionNotAllowed', { from: row.state, to: 'registered' });
  await removeNotice(db, user.id, row.id);
  if (!row.by_others || row.confirmed_at !== null) return;
  if (isOpenOver(open.state)) throw fail('open.stateNotAllowed', { state: open.state });
  await updateInscription(db, row.id, { confirmed_at: now });
  await audit(call, 'confirmInscription', {
    entity: 'inscriptions',
    id: row.id,
    after: { player_id: row.player_id },
  });
}
