import type { answerPlaceRequest, PlaceAnswer, setOpenEdition } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { lastChange } from '#http/stale-version.ts';
import type { OpenEffects } from '#features/opens/context.ts';
import { lockOpen, updateOpen, type LockedOpen } from '#features/opens/store.ts';
import { conditionsOf } from './conditions.ts';
import { refuseWider } from './edition.ts';
import { mailOrganisers } from './mails.ts';
import { checkPlace, editionThere, notRefused, placeValues, refuseOtherGrade, whereIs } from './place.ts';

type Answering = Call<typeof answerPlaceRequest>;

/** How the request of an open was answered; undefined if it asks for no edition. */
const answerOf = (open: LockedOpen): PlaceAnswer | undefined => {
  if (open.asked_edition_id === null) return undefined;
  if (open.edition_id !== null) return 'accepted';
  return open.edition_refused_at === null ? 'pending' : 'refused';
};

/**
 * Accepts an open in the edition it asks for, refuses it, or takes the answer back. Answering the same again changes nothing; an
 * answer that somebody else gave meanwhile stays, and says whose it is.
 */
export const answerPlace =
  (effects: OpenEffects, publicUrl: () => string) =>
  async (call: Answering): Promise<void> => {
    const { db, params, body, now } = call;
    const open = found(await lockOpen(db, params.id));
    const given = answerOf(open);
    if (given === undefined || open.asked_edition_id !== body.edition_id)
      throw fail('edition.notAsked', await lastChange(db, 'opens', open.id));
    if (given === body.answer) return;
    if (given !== 'pending' && body.answer !== 'pending')
      throw fail('edition.answered', await lastChange(db, 'opens', open.id));
    const edition = await editionThere(call, body.edition_id, effects);
    if (body.answer === 'accepted') {
      refuseOtherGrade(body, edition, call.lang);
      refuseWider(conditionsOf(open), edition, call.lang);
    }
    await updateOpen(db, open.id, { ...valuesOf(call), updated_at: now });
    await audit(call, 'answerPlaceRequest', {
      entity: 'opens',
      id: open.id,
      reason: body.reason || undefined,
      before: { answer: given },
      after: { answer: body.answer },
    });
    const about = { open, edition, publicUrl, reason: body.reason ?? '' };
    if (body.answer !== 'pending') await mailOrganisers(call, mailOf(body), about);
  };

const mailOf = ({ answer, reason }: Answering['body']) => {
  if (answer === 'accepted') return 'placeAccepted';
  return reason ? 'placeRefusedBecause' : 'placeRefused';
};

function valuesOf({ body, user, now }: Answering) {
  switch (body.answer) {
    case 'accepted':
      return { edition_id: body.edition_id, grade: body.grade };
    case 'refused':
      return {
        edition_refused_at: now,
        edition_refused_by: user.id,
        edition_refusal: body.reason || null,
      };
    case 'pending':
      return { edition_id: null, grade: null, ...notRefused };
  }
}

/** Puts an open in an edition, or takes it out, and mails its organisers; repeating it changes nothing. */
export const setEdition =
  (effects: OpenEffects, publicUrl: () => string) =>
  async (call: Call<typeof setOpenEdition>): Promise<void> => {
    const { db, params, body, now } = call;
    const open = found(await lockOpen(db, params.id));
    const values = placeValues(call, open, body);
    if (Object.keys(values).length === 0) return;
    const after = whereIs({ ...open, ...values });
    const given = await checkPlace(call, { before: whereIs(open), after }, effects);
    await updateOpen(db, open.id, { ...values, updated_at: now });
    const { edition_id, grade } = open;
    if (given) await mailOrganisers(call, 'placeAccepted', { open, edition: given, publicUrl });
    const left =
      after.edition_id === null && edition_id !== null && (await effects.editionOfPlace(db, edition_id));
    if (left) await mailOrganisers(call, 'placeEnded', { open, edition: left, publicUrl });
    await audit(call, 'setOpenEdition', {
      entity: 'opens',
      id: open.id,
      before: { edition_id, grade },
      after: body,
    });
  };
