import type { AnswerOf, dissolvePair, listPairs, makePair, Pair } from '@topspin/contract';
import { seesOpen } from '#features/opens/reads.ts';
import { removePair } from '#features/players/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { fillPlaces } from '#features/inscriptions/places.ts';
import { makePairOf, refuseOver } from './make.ts';
import { keepParted, ownOfPair } from './partners/store.ts';
import { candidates, isDrawn, membersOf, pairsOf, peopleAlone } from './store.ts';

/** The pairs of an open and who has no partner, for those who see who is in it. */
export async function readPairs({
  db,
  viewer,
  params,
}: Call<typeof listPairs>): Promise<AnswerOf<typeof listPairs>> {
  if (!(await seesOpen(db, viewer, params.id))) throw fail('thing.notFound');
  return { collection: [...(await pairsOf(db, params.id))], alone: await peopleAlone(db, params.id) };
}

/** Makes a pair of two people who are in an open of doubles. */
export const pairUp =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof makePair>): Promise<Pair> => {
    const { db, params, body } = call;
    const open = await lockVisibleOpen(call, params.id);
    refuseOver(open);
    const people = await candidates(db, open.id, body.players);
    const side = await makePairOf(call, effects, { open, people, action: 'makePair' });
    return found((await pairsOf(db, open.id, side))[0]);
  };

/** Parts a pair that is in no draw, as one of the two or an organiser: both stay in the open, and who did not do it sees it. */
export const partPair =
  ({ placeFreed, tellPartner }: InscriptionEffects) =>
  async (call: Call<typeof dissolvePair>): Promise<void> => {
    const { db, user, params, now: at } = call;
    const side = params.pair_id;
    const open = await lockVisibleOpen(call, params.id);
    refuseOver(open);
    if (await isDrawn(db, side)) throw fail('open.groupsSaved');
    const by = await ownOfPair(db, user, side);
    const players = await membersOf(db, { openId: open.id, side });
    const left = await keepParted(db, {
      openId: open.id,
      side,
      by,
      news: by.length > 0 ? 'ended' : 'parted',
      at,
    });
    if (!(await removePair(db, { openId: open.id, side }))) throw fail('thing.notFound');
    for (const { player_id: to, partner_id: about } of left)
      await tellPartner(db, open, { news: 'partnerLeft', to, about, by: user.id, now: at });
    await fillPlaces(db, open, placeFreed);
    await audit(call, 'dissolvePair', { entity: 'opens', id: open.id, before: { players } });
  };
