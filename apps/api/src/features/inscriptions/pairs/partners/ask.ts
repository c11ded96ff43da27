import type { askPartner, Seeker } from '@topspin/contract';
import { makesPair } from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { addJob } from '#jobs/queue.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { makePairOf, refuseDrawn, wrongSum } from '#features/inscriptions/pairs/make.ts';
import { candidates, partnerOf, type Candidate } from '#features/inscriptions/pairs/store.ts';
import { seekerOf } from './seekers.ts';
import { actingForOwn } from './own.ts';
import { askingBetween, hasRoomForAsking, insertAsking, waitsFor } from './store.ts';

/**
 * Asks somebody to be the partner of one's own player in an open of doubles. Only what everybody sees of the other is judged here: what
 * their age, hidden gender or a limit of their own rating say is told to them when they accept. Who asks somebody who asks them makes the pair.
 */
export const ask =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof askPartner>): Promise<Seeker> => {
    const { db, params, body, user, now } = call;
    const open = await lockVisibleOpen(call, params.id);
    await actingForOwn(call, open.id, body.player_id);
    await refuseDrawn(db, open);
    const people = await candidates(db, open.id, [body.player_id, body.partner_id]);
    const [one, other] = people;
    if (!one || !other) throw fail('thing.notFound');
    if ((await partnerOf(db, open.id, one.id))?.id === other.id) return seekerOf(call, open.id, one.id);
    const between = { openId: open.id, player: one.id, partner: other.id };
    const back = await askingBetween(db, { ...between, player: other.id, partner: one.id });
    if (back?.state === 'pending') {
      await makePairOf(call, effects, { open, people: [other, one], action: 'askPartner' });
      return seekerOf(call, open.id, one.id);
    }
    const known = await askingBetween(db, between);
    if (known?.state === 'pending') return seekerOf(call, open.id, one.id);
    if (known?.state === 'declined' || known?.state === 'dismissed')
      throw fail('pair.declined', { person: other.name });
    refuseToAsk(open, one, other);
    const waits = await waitsFor(db, open.id, one.id);
    if (waits !== undefined) throw fail('pair.alreadyAsked', { person: waits });
    if (!(await hasRoomForAsking(db, other.id, user.id))) throw fail('pair.askedOften');
    const { id } = await insertAsking(db, { ...between, by: user.id, at: now });
    await addJob(db, 'mailPartner', { asking: id });
    await effects.notifyPartner(db, open, {
      news: 'partnerAsked',
      to: other.id,
      about: one.id,
      by: user.id,
      now,
    });
    await audit(call, 'askPartner', {
      entity: 'opens',
      id: open.id,
      after: { player_id: one.id, partner_id: other.id },
    });
    return seekerOf(call, open.id, one.id);
  };

/** Why somebody cannot be asked, by what everybody sees: once registration is closed, they have to be in the open. */
function refuseToAsk(open: LockedOpen, one: Candidate, other: Candidate): void {
  if (!one.isIn) throw fail('pair.notRegistered', { person: one.name });
  if (one.isTaken) throw fail('pair.taken', { person: one.name });
  if (other.guest) throw fail('pair.guest', { person: other.name });
  if (other.isTaken) throw fail('pair.taken', { person: other.name });
  if (!other.isIn && open.state !== 'registrationOpen')
    throw fail('pair.notRegistered', { person: other.name });
  if (open.doubles_class !== null && !makesPair(open.doubles_class, [one.gender, other.shownGender]))
    throw fail('pair.notOfClass');
  const refusal = wrongSum(open, one, other);
  if (refusal) throw refusal;
}
