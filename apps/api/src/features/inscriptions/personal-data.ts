import { leftStates } from '@topspin/engine';
import { lockOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import type { ErasedBy, Person, PersonalData } from '#http/person.ts';
import { eraseGenderRefusals } from './eligibility/gender-refusals.ts';
import type { InscriptionEffects } from './context.ts';
import { removeLinks } from './links/tokens.ts';
import { eraseRemoved } from './removed-store.ts';
import { removeMessagesBy, removeNotices } from './notices/store.ts';
import { eraseAsking } from './pairs/partners/store.ts';
import { partnerOf } from './pairs/store.ts';
import { fillPlaces } from './places.ts';
import { forgetDeclared, updateInscription } from './store.ts';

/** Opens not yet over where somebody has a place or is waiting. */
const placesOf = (db: Db, players: readonly string[]) =>
  db
    .selectFrom('inscriptions')
    .innerJoin('opens', 'opens.id', 'inscriptions.open_id')
    .where('inscriptions.player_id', 'in', players)
    .where('inscriptions.state', 'not in', leftStates)
    .where('opens.state', 'not in', ['finished', 'canceled'])
    .where('opens.deleted_at', 'is', null)
    .select(['inscriptions.id', 'inscriptions.open_id', 'inscriptions.player_id'])
    .orderBy('inscriptions.open_id')
    .execute();

/**
 * Leaves every open that is not over: places go to the waiting list, remaining matches become walkovers, and partners hear that they are alone. Deletes what was
 * declared for opens.
 */
const erase =
  ({ placeFreed, gone, tellPartner }: InscriptionEffects): PersonalData['erase'] =>
  async (db: Db, { account, players }: Person, now: Date, by: ErasedBy) => {
    await removeLinks(db, account, players);
    if (account !== null) {
      await removeNotices(db, account);
      await removeMessagesBy(db, account);
    }
    await eraseGenderRefusals(db, players);
    await eraseRemoved(db, account, players);
    if (players.length === 0) return;
    await eraseAsking(db, players);
    for (const { id, open_id: openId, player_id: playerId } of await placesOf(db, players)) {
      const open = await lockOpen(db, openId);
      if (!open) continue;
      const partner = await partnerOf(db, openId, playerId);
      await updateInscription(db, id, { state: 'withdrawn', left_at: now, checked_in_at: null });
      if (partner !== undefined && by !== null)
        await tellPartner(db, open, { news: 'partnerGone', to: partner.id, about: playerId, by, now });
      if (open.state === 'active') await gone(db, openId, playerId, now);
      else await fillPlaces(db, open, by === null ? async () => undefined : placeFreed);
    }
    for (const player of players) await forgetDeclared(db, player);
  };

/** Personal data in registrations. */
export const personalData = (effects: InscriptionEffects): PersonalData => ({
  name: 'inscriptions',
  erase: erase(effects),
  eraseLate: erase(effects),
});
