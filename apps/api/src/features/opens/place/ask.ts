import type { askForPlace, OpenPage, withdrawPlaceRequest } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import type { OpenEffects } from '#features/opens/context.ts';
import { openPage } from '#features/opens/page/page.ts';
import { lockOpen, updateOpen } from '#features/opens/store.ts';
import { mailManagers } from './mails.ts';
import { checkPlace, notAsked, placeValues, whereIs } from './place.ts';

/** Asks for a place of an open in an edition, or takes it for a circuit manager; asking again for the same changes nothing. */
export const askPlace =
  (effects: OpenEffects, publicUrl: () => string) =>
  async (call: Call<typeof askForPlace>): Promise<OpenPage> => {
    const { db, params, body, now } = call;
    const open = found(await lockOpen(db, params.id));
    const values = placeValues(call, open, body);
    if (Object.keys(values).length === 0) return openPage(call, open.id);
    const after = { ...open, ...values };
    const change = { before: whereIs(open), after: whereIs(after) };
    const edition = await checkPlace(call, change, effects);
    await updateOpen(db, open.id, { ...values, updated_at: now });
    await audit(call, 'askForPlace', {
      entity: 'opens',
      id: open.id,
      after: { edition_id: body.edition_id },
    });
    if (edition && after.edition_id === null)
      await mailManagers(call, 'placeAsked', { open, edition, publicUrl });
    return openPage(call, open.id);
  };

/** Withdraws the request for a place, also a refused one; repeating it changes nothing. */
export async function withdrawPlace(call: Call<typeof withdrawPlaceRequest>): Promise<OpenPage> {
  const { db, params, now } = call;
  const open = found(await lockOpen(db, params.id));
  if (open.edition_id !== null) throw fail('edition.hasPlace');
  if (open.asked_edition_id !== null) {
    await updateOpen(db, open.id, { ...notAsked, updated_at: now });
    await audit(call, 'withdrawPlaceRequest', {
      entity: 'opens',
      id: open.id,
      before: { edition_id: open.asked_edition_id },
    });
  }
  return openPage(call, open.id);
}
