import type { AnswerOf, enrolMadeUp } from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { enrolFromList, type InscriptionEffects } from '#features/inscriptions/commands.ts';
import { lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { madeUp } from './made-up.ts';
import { pairUp, partnersAmong } from './pairs.ts';
import { entriesOf, madeEarlier } from './store.ts';

type Enrolling = Call<typeof enrolMadeUp>;
type Answer = AnswerOf<typeof enrolMadeUp>;

/**
 * Enrols made-up players in an open, in one transaction and as an organiser enrols a list: first those that the caller had made
 * earlier, so that they meet again in the opens of a circuit, then new ones; in doubles it makes pairs of them. They have no account, so
 * nobody gets a mail, and nobody's consent is recorded.
 */
export const enrolPeople =
  (effects: InscriptionEffects) =>
  async (call: Enrolling): Promise<Answer> => {
    const { db } = call;
    const open = found(await lockOpen(db, call.params.id));
    const { count } = call.body;
    const there = new Set((await entriesOf(db, open.id)).map(({ player_id: id }) => id));
    const newcomers = async () =>
      (await entriesOf(db, open.id)).filter(({ player_id: id }) => !there.has(id));
    const known = await madeEarlier(db, { by: call.user.id, openId: open.id, count });
    const enrol = list(effects, call, open);
    const back = open.doubles_class === null ? known : partnersAmong(open, known);
    await enrol(back.map(({ id: player_id }, at) => ({ row: at + 1, player_id })));
    const { refused } = await enrol(madeUp(open, count - (await newcomers()).length, call.now));
    if (open.doubles_class !== null)
      await pairUp(
        call,
        effects,
        open,
        (await newcomers()).map(({ player_id: id }) => id),
      );
    const entered = await newcomers();
    const waiting = entered.filter(({ state }) => state === 'waiting').length;
    return {
      registered: entered.length - waiting,
      waiting,
      refused: refused.length,
      reason: refused[0]?.message ?? null,
    };
  };

type Rows = Parameters<ReturnType<typeof enrolFromList>>[0]['body']['rows'];

const nobody = { refused: [] };

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
