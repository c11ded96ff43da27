import type { acceptPartner, endAsking, Seeker } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, Refusal } from '#http/fail.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { enter } from '#features/inscriptions/enrol/enrol.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { makePairOf, refuseDrawn } from '#features/inscriptions/pairs/make.ts';
import { candidates, partnerOf } from '#features/inscriptions/pairs/store.ts';
import { actingForOwn } from './own.ts';
import { seekerOf } from './seekers.ts';
import { answersFor, askingBetween, declineAsking, dismissAsking, findAsking } from './store.ts';

/**
 * Accepts to be the partner of who asks: registers who is not in the open yet, under its conditions, and makes the pair. Repeating it
 * changes nothing.
 */
export const accept =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof acceptPartner>): Promise<Seeker | Refusal> => {
    const { db, params, body } = call;
    const { player_id: asked, partner_id: asks } = body;
    const open = await lockVisibleOpen(call, params.id);
    const { player, acting } = await actingForOwn(call, open.id, asked);
    await refuseDrawn(db, open);
    if ((await partnerOf(db, open.id, asked))?.id === asks) return seekerOf(call, open.id, asked);
    const asking = await askingBetween(db, { openId: open.id, player: asks, partner: asked });
    if (asking?.state !== 'pending') throw fail('pair.notAsked');
    const [, partner] = await candidates(db, open.id, [asks, asked]);
    if (partner?.isIn !== true) {
      const entered = await enter(effects, call, { open, player, acting });
      if (entered instanceof Refusal) return entered;
    }
    const people = await candidates(db, open.id, [asks, asked]);
    await makePairOf(call, effects, { open, people, action: 'acceptPartner' });
    return seekerOf(call, open.id, asked);
  };

/** Ends an invitation: the inviting player takes it back or dismisses its outcome, the invited one declines. Repeating it changes nothing. */
export const end =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof endAsking>): Promise<void> => {
    const { db, params, user, now } = call;
    const open = await lockVisibleOpen(call, params.id);
    const asking = await findAsking(db, open.id, params.invitation_id);
    if (!asking) return;
    const { id, state, player_id: player, partner_id: partner } = asking;
    const asks = await answersFor(db, user, player);
    if (!asks && !(await answersFor(db, user, partner))) throw fail('auth.forbidden');
    if (!asks && state !== 'pending') return;
    if (asks) await dismissAsking(db, asking);
    else {
      await declineAsking(db, id, now);
      await effects.tellPartner(db, open, {
        news: 'partnerDeclined',
        to: player,
        about: partner,
        by: user.id,
        now,
      });
    }
    await audit(call, 'endAsking', {
      entity: 'opens',
      id: open.id,
      before: { state, player_id: player, partner_id: partner },
    });
  };
