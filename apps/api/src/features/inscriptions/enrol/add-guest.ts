import type { addGuest, Inscription } from '@topspin/contract';
import { createGuest } from '#features/players/commands.ts';
import type { Call } from '#http/call.ts';
import type { Refusal } from '#http/fail.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { refuseGuest } from '#features/inscriptions/eligibility/eligibility.ts';
import { lockVisibleOpen, playerToEnrol } from '#features/inscriptions/load.ts';
import { inscriptionPage } from '#features/inscriptions/page.ts';
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
    const { name, club } = body;
    const id = await createGuest(db, { name, club, openId: open.id, by: user.id, now });
    const player = await playerToEnrol(call, open.id, id);
    const acting = { as: 'organiser', self: false, relation: 'paper' } as const;
    const entering = { ...call, body: { consent: body.consent } };
    const entered = await enter(effects, entering, { open, player, acting });
    return typeof entered === 'string' ? inscriptionPage(call, open.id, entered) : entered;
  };
