/** The effects of one context on another, all in the transaction that caused them. */
import type { AdminEffects } from '#features/admin/actions.ts';
import { removeAvatar } from '#features/auth/commands.ts';
import {
  fillPlaceLeft,
  giveInitialRatings,
  movePlayer,
  refuseUndecided,
  rerateWith,
  settleClassification,
  sideIn,
  returnToMatches,
  withdrawFromMatches,
  type CorrectionEffects,
  type PhaseEffects,
} from '#features/competition/commands.ts';
import { followEntries, linkEntries, partnersIn, playersOfEntries } from '#features/click-tt/commands.ts';
import { editionOfPlace, pointsInOpen } from '#features/circuits/reads.ts';
import type { ClubEffects } from '#features/clubs/context.ts';
import {
  closeReception,
  fillPlaces,
  leaveAll,
  reopenReception,
  mailCanceled,
  notifyEnrolled,
  tellFamily,
  tellPartner,
  mailPlace,
  mailPlaceTaken,
  moveAsking,
  moveAskingBack,
  moveRegistrations,
  opensToMove,
} from '#features/inscriptions/commands.ts';
import { followPerson } from '#features/day/commands.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { lockOpens } from '#features/opens/reads.ts';
import type { OpenEffects } from '#features/opens/context.ts';
import { leaveClub, returnToClub } from '#features/players/commands.ts';
import type { PlayerEffects } from '#features/players/context.ts';
import type { SettingsEffects } from '#features/settings/actions.ts';
import { notifyPartner } from '#features/push/commands.ts';
import { rateOpens, rateOpensOf } from '#features/trust/commands.ts';

export type Effects = {
  readonly admin: AdminEffects;
  readonly players: PlayerEffects;
  readonly clubs: ClubEffects;
  readonly opens: OpenEffects;
  readonly inscriptions: InscriptionEffects;
  readonly phases: PhaseEffects;
  readonly corrections: CorrectionEffects;
  readonly settings: SettingsEffects;
};

/** Takes the base URL of links in mails. */
export function effects(publicUrl: () => string): Effects {
  const placeFreed = mailPlace(publicUrl);
  const mailsPartner = tellPartner(publicUrl);
  // A phone names nobody who is erased anyway.
  const notifiesPartner: InscriptionEffects['notifyPartner'] = (db, { id: openId }, { news, ...told }) =>
    notifyPartner(db, { ...told, openId, news: news === 'partnerGone' ? 'partnerLeft' : news });
  const phases: PhaseEffects = { placeTaken: mailPlaceTaken(publicUrl) };
  const inscriptions: InscriptionEffects = {
    clickTt: { playersOfEntries, linkEntries, partnersIn },
    placeFreed,
    enrolledByOther: notifyEnrolled(publicUrl),
    tellFamily: tellFamily(publicUrl),
    tellPartner: async (db, open, told) => {
      await mailsPartner(db, open, told);
      await notifiesPartner(db, open, told);
    },
    notifyPartner: notifiesPartner,
    initialRatings: giveInitialRatings,
    leftInPlay: leaveInPlay(phases),
    backInPlay: returnToMatches,
    gone: withdrawFromMatches,
  };
  return {
    admin: { rolesGiven: rateOpensOf },
    players: {
      profileErased,
      initialRatings: giveInitialRatings,
      leavesOpens: leaveAll(inscriptions),
      ...merges,
    },
    clubs: { leave: leaveClub, comeBack: returnToClub },
    opens: {
      editionOfPlace,
      placesAdded: (db, open) => fillPlaces(db, open, placeFreed),
      receptionClosed: (db, open, confirmed) => closeReception(db, open, confirmed, placeFreed),
      receptionReopened: reopenReception,
      canceled: mailCanceled(publicUrl),
      restored: (db, openId, now) => rateOpens(db, [openId], now),
      finished: async (db, open, confirmed) => {
        await refuseUndecided(db, open.id, confirmed);
        await settleClassification(db, open.id);
      },
    },
    inscriptions,
    phases,
    corrections: { circuitPoints: pointsInOpen },
    settings: { rerateAll: rerateWith },
  };
}

/**
 * Places are filled first, so that a match now played by a replacement is no walkover; then the remaining
 * matches are decided.
 */
const leaveInPlay =
  (effects: PhaseEffects): InscriptionEffects['leftInPlay'] =>
  async (call, { id: openId }, playerId, places) => {
    const player = await sideIn(call.db, openId, playerId);
    for (const { phase_id: phaseId, by } of places)
      await fillPlaceLeft({ ...call, effects }, { openId, phaseId }, { player, by: by });
    await withdrawFromMatches(call.db, openId, playerId, call.now);
  };

/** Merging two profiles: first the registrations and who guests are, then what was played. */
const merges: Pick<
  PlayerEffects,
  'opensToMove' | 'lockForMove' | 'moveInOpens' | 'moveAsking' | 'moveAskingBack'
> = {
  opensToMove,
  moveAsking,
  moveAskingBack,
  lockForMove: async (db, opens) => void (await lockOpens(db, opens)),
  moveInOpens: async (call, moving) => {
    await moveRegistrations(call.db, moving);
    await followPerson(call, moving);
    await followEntries(call.db, moving);
    return movePlayer(call.db, moving);
  },
};

const profileErased: PlayerEffects['profileErased'] = async (db, { avatar_id: avatarId }) => {
  if (avatarId !== null) await removeAvatar(db, avatarId);
};
