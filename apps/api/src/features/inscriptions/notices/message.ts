import type { messageFamily } from '@topspin/contract';
import { isStanding } from '@topspin/engine';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { refuseManyMessages } from '#http/limits/pace.ts';
import { load } from '#features/inscriptions/actions.ts';
import { inscriptionPage } from '#features/inscriptions/page.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { tiesTo } from '#features/players/reads.ts';

/**
 * A trusted organiser writes to those who answer for a minor whom the organisers entered, until these have confirmed the registration:
 * wherever the list of the open shows it as unconfirmed.
 */
export const writeToFamily =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof messageFamily>): Promise<void> => {
    const { db, user, body, now } = call;
    const { open, row } = await load(call);
    if (!isStanding(row.state)) throw fail('thing.notFound');
    const { trusted } = await tiesTo(call, user.id, { id: row.player_id, user_id: row.user_id });
    if (!trusted || !open.trusted) throw fail('auth.forbidden');
    const { unconfirmed } = await inscriptionPage(call, open.id, row.id);
    if (!unconfirmed) throw fail('inscription.nobodyToWriteTo');
    await refuseManyMessages(db, { userId: user.id, inscriptionId: row.id, now });
    const told = await effects.tellFamily(db, open, {
      inscriptionId: row.id,
      by: user,
      now,
      message: body.text,
    });
    if (told === 0) throw fail('inscription.nobodyToWriteTo');
    await audit(call, 'messageFamily', { entity: 'inscriptions', id: row.id });
  };
