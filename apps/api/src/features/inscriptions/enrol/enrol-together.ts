import { randomUUIDv7 } from 'node:crypto';
import type { AnswerOf, enrolEntrants } from '@topspin/contract';
import {
  enrolmentDuring,
  invitationStates,
  isStanding,
  transitionRegistration,
  type OpenState,
  type RegistrationState,
} from '@topspin/engine';
import { consentTextVersion } from '@topspin/messages/api';
import { insertConsents } from '#features/players/commands.ts';
import { consentRow } from '#features/players/reads.ts';
import { factsOf, manages, type LockedOpen } from '#features/opens/reads.ts';
import { errorText, reasonTexts } from '#http/answer/texts.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { entryRulesOf, reasonsAgainst } from '#features/inscriptions/eligibility/eligibility.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { enterAll, placesOf } from '#features/inscriptions/store.ts';
import { entrantsOf, entrantsPage, type EntrantRow } from './entrants.ts';
import { arrivedWith, auditEntry, isAtDesk, stateOfEntry } from './enrol.ts';

type Enrolling = Call<typeof enrolEntrants>;
type Asked = Enrolling['body']['players'][number];
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
    const entering = new Map<string, { readonly row: EntrantRow; readonly asked: Asked }>();
    for (const asked of body.players) {
      const row = rows.get(asked.player_id);
      if (row && isIn(row)) continue;
      const message = refuse(row, asked);
      if (message !== null) refused.push({ player_id: asked.player_id, message });
      else if (row) entering.set(row.id, { row, asked });
    }
    await enter(effects, call, { open, atDesk: isAtDesk(open, as) }, [...entering.values()]);
    return { ...(await entrantsPage(call, open.id)), refused };
  };

const isIn = ({ state }: EntrantRow): boolean => state !== null && isStanding(state);

/** Why a player is not registered, as a sentence, or null. */
async function refusalOf({ db, lang }: Enrolling, open: LockedOpen, by: 'player' | 'organiser') {
  const rules = await entryRulesOf(db, open);
  const during = open.state;
  const drawn = during === 'active' && (await factsOf(db, open)).groupsSaved;
  return (row: EntrantRow | undefined, asked: Asked): string | null => {
    if (!row) return errorText('auth.forbidden', lang).message;
    if (drawn) return errorText('open.groupsSaved', lang).message;
    const closed = !enrolmentDuring[row.state === 'invited' ? 'invited' : by].includes(during);
    if (closed) return errorText('inscription.closed', lang).message;
    const reasons = reasonsAgainst(rules, row, asked.functional_diversity || undefined);
    if (reasons.length > 0) return reasonTexts(reasons, lang).join(' ');
    const back =
      row.state &&
      transitionRegistration({
        from: row.state,
        to: entryState(during),
        by: invitationStates.some((one) => one === row.state) ? 'player' : by,
        open: during,
        trusted: true,
      });
    if (!back || back.ok) return null;
    return errorText(back.error.code, lang, back.error).message;
  };
}

const entryState = (during: OpenState): RegistrationState => (during === 'active' ? 'present' : 'registered');

type Entering = readonly { readonly row: EntrantRow; readonly asked: Asked }[];

async function enter(
  effects: InscriptionEffects,
  call: Enrolling,
  { open, atDesk }: { readonly open: LockedOpen; readonly atDesk: boolean },
  entering: Entering,
): Promise<void> {
  const { db, user, now } = call;
  if (entering.length === 0) return;
  const stateOfNext = stateOfEntry(await placesOf(db, open.id), open);
  const entered = await enterAll(
    db,
    entering.map(({ row, asked }) => {
      return {
        ...arrivedWith(stateOfNext(), atDesk, now),
        id: randomUUIDv7(),
        open_id: open.id,
        player_id: row.id,
        rating: row.rating,
        functional_diversity: open.functional_diversity && asked.functional_diversity,
        registered_by: user.id,
        registered_at: now,
      };
    }),
  );
  const inscriptions = new Map(entered.map(({ id, player_id }) => [player_id, id]));
  await insertConsents(
    db,
    entering.flatMap(({ row, asked }) => consentsOf(call, open, { row, asked, inscriptions })),
  );
  const self = entering.find(({ row }) => row.relation === 'self')?.row.id;
  const others = entered.filter(({ player_id: playerId }) => playerId !== self);
  await effects.enrolledByOther(db, open, { inscriptions: others.map(({ id }) => id), by: user, now });
  for (const { id, player_id: playerId, state } of others) await auditEntry(call, { playerId, id, state });
}

type Entered = {
  readonly row: EntrantRow;
  readonly asked: Asked;
  readonly inscriptions: ReadonlyMap<string, string>;
};

/** Registering oneself needs no consent, but a declaration for an open always has its own. */
function consentsOf(call: Enrolling, open: LockedOpen, { row, asked, inscriptions }: Entered) {
  const { id: player, relation } = row;
  const inscription = inscriptions.get(player) ?? '';
  const declares = open.functional_diversity && asked.functional_diversity;
  return [
    ...(relation === 'self' ? [] : ['inscription' as const]),
    ...(declares ? ['functionalDiversity' as const] : []),
  ].map((purpose) => consentRow(call, { player, purpose, relation, inscription }));
}
