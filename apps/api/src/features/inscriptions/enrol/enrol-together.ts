import type { AnswerOf, enrolEntrants } from '@topspin/contract';
import { enrolmentDuring, isStanding } from '@topspin/engine';
import { consentTextVersion } from '@topspin/messages/api';
import { factsOf, manages, type LockedOpen } from '#features/opens/reads.ts';
import { errorText, reasonTexts } from '#http/answer/texts.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { entryRulesOf, reasonsAgainst } from '#features/inscriptions/eligibility/eligibility.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { refusalToReturn } from '#features/inscriptions/policy.ts';
import { entrantsOf, entrantsPage, type EntrantRow } from './entrants.ts';
import { admit, announce, type Admitted } from './admit.ts';

type Enrolling = Call<typeof enrolEntrants>;
type PlayerToEnrol = Enrolling['body']['players'][number];
type Refused = AnswerOf<typeof enrolEntrants>['refused'];

/**
 * Registers several people in one transaction, in the given order and under the open's lock: each is registered or gets
 * the reason why not, independently. Existing registrations do not change, so that the call can be repeated.
 */
export const enrolTogether =
  (effects: InscriptionEffects) =>
  async (call: Enrolling): Promise<AnswerOf<typeof enrolEntrants>> => {
    const { db, params, body, user } = call;
    if (body.text_version !== consentTextVersion) throw fail('consent.textChanged');
    const open = await lockVisibleOpen(call, params.id);
    const as = (await manages(db, user, open.id)) ? 'organiser' : 'player';
    const rows = new Map((await entrantsOf(db, open.id, user.id)).map((row) => [row.id, row]));
    const refuse = await refusalOf(call, open, as);
    const refused: Refused[number][] = [];
    const entering = new Map<string, Admitted>();
    for (const asked of body.players) {
      const row = rows.get(asked.player_id);
      if (row && isIn(row)) continue;
      const message = refuse(row, asked);
      if (message !== null) refused.push({ player_id: asked.player_id, message });
      else if (row) entering.set(row.id, admittedOf(open, row, asked));
    }
    const entered = await admit(call, { open, as }, [...entering.values()]);
    const others = entered.filter(({ player_id: id }) => rows.get(id)?.relation !== 'self');
    if (entered.length > 0) await announce(effects, call, open, others);
    return { ...(await entrantsPage(call, open.id)), refused };
  };

const isIn = ({ state }: EntrantRow): boolean => state !== null && isStanding(state);

function admittedOf(open: LockedOpen, row: EntrantRow, asked: PlayerToEnrol): Admitted {
  const { id: player, rating, relation } = row;
  const declares = open.functional_diversity && asked.functional_diversity;
  return { player, rating, relation, declares, functionalDiversity: asked.functional_diversity };
}

/** Why a player is not registered, as a sentence, or null. */
async function refusalOf({ db, lang }: Enrolling, open: LockedOpen, by: 'player' | 'organiser') {
  const rules = await entryRulesOf(db, open);
  const during = open.state;
  const isOver = during === 'active' && (await factsOf(db, open)).entryOver;
  return (row: EntrantRow | undefined, asked: PlayerToEnrol): string | null => {
    if (!row) return errorText('auth.forbidden', lang).message;
    if (isOver) return errorText('open.groupsSaved', lang).message;
    const closed = !enrolmentDuring[row.state === 'invited' ? 'invited' : by].includes(during);
    if (closed) return errorText('inscription.closed', lang).message;
    const reasons = reasonsAgainst(rules, row, asked.functional_diversity || undefined);
    if (reasons.length > 0) return reasonTexts(reasons, lang).join(' ');
    const registration = row.state ? { state: row.state, refused_at: null } : undefined;
    const to = during === 'active' ? 'present' : 'registered';
    const stays = refusalToReturn(open, registration, { to, as: by, own: true });
    return stays ? errorText(stays.code, lang, stays.details).message : null;
  };
}
