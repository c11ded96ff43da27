/** What follows in one feature from what happens in another, all in the transaction of what happened. */
import { settleClassification } from '#features/classification/classify.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { tellCanceled, tellPlace } from '#features/inscriptions/mails.ts';
import { closeReception, fillPlaces, reopenReception } from '#features/inscriptions/places.ts';
import { withdrawFromMatches } from '#features/matches/withdraw.ts';
import type { OpenEffects } from '#features/opens/context.ts';
import { fillPlaceLeft } from '#features/phases/fill-vacancy.ts';
import type { PlayerId } from '@topspin/engine';

export type Effects = { readonly opens: OpenEffects; readonly inscriptions: InscriptionEffects };

/** Takes the address that links in mails begin with. */
export function effects(publicUrl: () => string): Effects {
  const placeFreed = tellPlace(publicUrl);
  return {
    opens: {
      placesAdded: (db, open) => fillPlaces(db, open, placeFreed),
      receptionClosed: (db, open, confirmed) => closeReception(db, open, confirmed, placeFreed),
      receptionReopened: reopenReception,
      canceled: tellCanceled(publicUrl),
      finished: (db, open) => settleClassification(db, open.id),
    },
    inscriptions: {
      placeFreed,
      leftInPlay: async (call, { id: openId }, playerId, places) => {
        for (const { phase_id: phaseId, by } of places)
          await fillPlaceLeft(
            call,
            { openId, phaseId },
            { player: playerId as PlayerId, by: by as PlayerId | null },
          );
        await withdrawFromMatches(call.db, openId, playerId, call.now);
      },
    },
  };
}
