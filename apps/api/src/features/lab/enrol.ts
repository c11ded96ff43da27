import type { AnswerOf, enrolMadeUp } from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { enrolFromList, type InscriptionEffects } from '#features/inscriptions/commands.ts';
import { lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { madeUp } from './made-up.ts';
import { madeEarlier } from './store.ts';

type Enrolling = Call<typeof enrolMadeUp>;
type Answer = AnswerOf<typeof enrolMadeUp>;

/**
 * Enrols made-up players in an open, in one transaction and as an organiser enrols a list: first those that the caller had made
 * earlier, so that they meet again in the opens of a circuit, then new ones. They have no account, so nobody gets a mail, and
 * nobody's consent is recorded.
 */
export const enrolPeople =
  (effects: InscriptionEffects) =>
  async (call: Enrolling): Promise<Answer> => {
    const open = found(await lockOpen(call.db, call.params.id));
    const { count } = call.body;
    const known = await madeEarlier(call.db, { by: call.user.id, openId: open.id, count });
    const enrol = list(effects, call, open);
    const earlier = await enrol(known.map((player_id, at) => ({ row: at + 1, player_id })));
    const missing = count - earlier.registered - earlier.waiting;
    const fresh = await enrol(madeUp(open, missing, call.now));
    return {
      registered: earlier.registered + fresh.registered,
      waiting: earlier.waiting + fresh.waiting,
      refused: fresh.refused.length,
      reason: fresh.refused[0]?.message ?? null,
    };
  };

type Rows = Parameters<ReturnType<typeof enrolFromList>>[0]['body']['rows'];

const nobody = { registered: 0, waiting: 0, invited: 0, already: 0, refused: [] };

const list = (effects: InscriptionEffects, call: Enrolling, open: LockedOpen) => async (rows: Rows) => {
  if (rows.length === 0) return nobody;
  const body = {
    text_version: consentTextVersion,
    consent: { confirmed: true as const },
    guardian_consent: true,
    newcomers: open.trusted ? ('players' as const) : ('guests' as const),
    rows,
  };
  return enrolFromList(effects, 'madeUp')({ ...call, body });
};
