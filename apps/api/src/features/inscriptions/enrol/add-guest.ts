import type { addGuest, editGuest, Inscription } from '@topspin/contract';
import { createGuests, renameGuest } from '#features/players/commands.ts';
import { guestsMadeBy } from '#features/players/reads.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { fail, type Refusal } from '#http/fail.ts';
import { lockAccount } from '#http/limits/allowance.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { refuseGuest } from '#features/inscriptions/eligibility/eligibility.ts';
import { lockVisibleOpen, playerToEnrol } from '#features/inscriptions/load.ts';
import { inscriptionPage } from '#features/inscriptions/page.ts';
import { findInscription } from '#features/inscriptions/store.ts';
import { enter } from './enrol.ts';

/**
 * Enters somebody without an account by name, in a trusted open or any other. The guest appears in this open and nowhere else;
 * two guests may have the same name.
 */
export const enterGuest =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof addGuest>): Promise<Inscription | Refusal> => {
    const { db, params, body, user, now } = call;
    const open = await lockVisibleOpen(call, params.id);
    refuseGuest(open);
    await refuseManyGuests(call, open, 1);
    const { name, club } = body;
    const [id = ''] = await createGuests(db, [{ name, club }], { openId: open.id, by: user.id, now });
    const player = await playerToEnrol(call, open.id, id);
    const acting = { as: 'organiser', self: false, relation: 'paper' } as const;
    const entering = { ...call, body: { consent: body.consent } };
    const entered = await enter(effects, entering, { open, player, acting });
    return typeof entered === 'string' ? inscriptionPage(call, open.id, entered) : entered;
  };

/** How many guests an account may add in a day to opens that are not trusted: as many as mails it may cause. */
const guestsADay = 200;

/** Refuses to add so many guests, where that is more than the account may. */
export async function refuseManyGuests(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  { trusted }: Pick<LockedOpen, 'trusted'>,
  adding: number,
): Promise<void> {
  if (trusted) return;
  await lockAccount(db, user.id);
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  if ((await guestsMadeBy(db, user.id, dayAgo)) + adding > guestsADay)
    throw fail('inscription.tooManyGuests', { most: guestsADay });
}

/** Corrects the name or the club of a guest. */
export async function changeGuest(call: Call<typeof editGuest>): Promise<Inscription> {
  const { db, params, body } = call;
  const open = await lockVisibleOpen(call, params.id);
  const row = await findInscription(db, open.id, params.inscription_id, call.user);
  if (!row?.guest || !(await renameGuest(db, row.player_id, body))) throw fail('thing.notFound');
  return inscriptionPage(call, open.id, row.id);
}
