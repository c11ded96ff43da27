import type { AnswerOf, enrolList, Newcomer } from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { refuseGuest } from '#features/inscriptions/eligibility/eligibility.ts';
import { refuseManyGuests } from '#features/inscriptions/enrol/add-guest.ts';
import { admit } from '#features/inscriptions/enrol/admit.ts';
import { refuseClosed } from '#features/inscriptions/enrol/enrol.ts';
import { inviteAll } from '#features/inscriptions/invitations/invite.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import { createGuests, insertNewcomers, ratingsOf, type Reality } from '#features/players/commands.ts';
import { pairPartners } from '#features/inscriptions/pairs/listed-partners.ts';
import { refuseRatings } from '#features/inscriptions/enrol/refuse-ratings.ts';
import { audit } from '#http/audit.ts';
import { ratingSettings } from '#features/settings/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { entriesIn, linksOf, withoutEntered } from './entries.ts';
import { isNewcomer, judgeKnown, judgeNewcomers, sentenceOf, type Entering } from './judge-list.ts';

type Listing = Call<typeof enrolList>;
type Answer = AnswerOf<typeof enrolList>;

/**
 * Registers the people of a list in one transaction, in its order and under the open's lock: each is registered or answered with the
 * reason, and holds nobody back. In an open that is not trusted newcomers are guests and known players are invited. No consents are
 * recorded for made-up players.
 */
export const enrolFromList =
  (effects: InscriptionEffects, reality: Reality = 'people') =>
  async (given: Listing): Promise<Answer> => {
    const { db, params } = given;
    if (given.body.text_version !== consentTextVersion) throw fail('consent.textChanged');
    const open = await lockVisibleOpen(given, params.id);
    await refuseClosed(db, open, 'organiser');
    const listed = { openId: open.id, rows: given.body.rows };
    const { rows, already } = await withoutEntered(db, effects.clickTt, listed);
    const body = { ...given.body, rows: [...rows] };
    const call = { ...given, body };
    await refuseNewcomers(call, open);
    if (body.rows.some(isNewcomer) && !body.consent) throw fail('player.consentRequired');
    const known = await judgeKnown(call, open);
    const newcomers = await judgeNewcomers(call, open);
    const made = await make(call, { open, newcomers: newcomers.entering, reality });
    const entering = [...known.entering, ...made].toSorted((one, other) => one.row - other.row);
    const counted = await enter(call, effects, { open, entering, reality });
    await inviteAll(call, open, known.invited);
    if (body.newcomers === 'players')
      await effects.initialRatings(db, ratingsOf(newcomers.entering, idsOf(made)), call.now);
    await auditList(call, open, { registered: idsOf(entering), invited: known.invited });
    const refused = [...known.refused, ...newcomers.refused].toSorted((one, other) => one.row - other.row);
    await effects.clickTt.linkEntries(db, open.id, linksOf(rows, made, refused));
    const partners = await effects.clickTt.partnersIn(db, open.id, entriesIn(given.body.rows));
    const apart = await pairPartners(call, effects, { open, partners });
    const unpaired = apart.map(({ people, refusal }) => ({
      people: [...people],
      message: sentenceOf(refusal, call.lang),
    }));
    const after = { already: known.already + already, refused, unpaired };
    return { ...counted, invited: known.invited.length, ...after };
  };

const idsOf = (entering: readonly Pick<Entering, 'player'>[]) => entering.map(({ player }) => player);

/** Refuses the whole list where nobody new may come as it asks for. */
async function refuseNewcomers(call: Listing, open: LockedOpen): Promise<void> {
  const { body } = call;
  const newcomers = body.rows.filter(isNewcomer);
  if (newcomers.length === 0) return;
  if (body.newcomers === 'guests') {
    refuseGuest(open);
    return refuseManyGuests(call, open, newcomers.length);
  }
  if (!open.trusted) throw fail('inscription.invitationOnly');
  await refuseRatings(call, newcomers);
}

type Making = {
  readonly open: LockedOpen;
  readonly newcomers: readonly Newcomer[];
  readonly reality: Reality;
};

/** Makes the newcomers: profiles that the caller administers, or guests of this open. */
async function make(call: Listing, { open, newcomers, reality }: Making): Promise<Entering[]> {
  const { db, body, user, now } = call;
  const guests = body.newcomers === 'guests';
  const { start } = await ratingSettings(db);
  const ids = guests
    ? await createGuests(db, newcomers, { openId: open.id, by: user.id, now })
    : await insertNewcomers(call, newcomers, reality);
  return newcomers.map(({ row, initial_rating: rating }, at) => ({
    row,
    player: ids[at] ?? '',
    rating: (guests ? null : rating) ?? start,
    self: false,
  }));
}

type Places = {
  readonly open: LockedOpen;
  readonly entering: readonly Entering[];
  readonly reality: Reality;
};

/** Gives each a place or a turn in the waiting list, records the consents, and notifies those who were registered by somebody else. */
async function enter(
  call: Listing,
  effects: InscriptionEffects,
  { open, entering, reality }: Places,
): Promise<Pick<Answer, 'registered' | 'waiting'>> {
  if (entering.length === 0) return { registered: 0, waiting: 0 };
  const entered = await admit(
    call,
    { open, as: 'organiser' },
    entering.map(({ player, rating, self }) => ({
      player,
      rating,
      relation: self || reality !== 'people' ? null : 'paper',
    })),
  );
  const self = new Set(idsOf(entering.filter((one) => one.self)));
  const others = entered.filter(({ player_id: player }) => !self.has(player)).map(({ id }) => id);
  await effects.enrolledByOther(call.db, open, { inscriptions: others, by: call.user, now: call.now });
  const waiting = entered.filter(({ state }) => state === 'waiting').length;
  return { registered: entered.length - waiting, waiting };
}

type Changed = { readonly registered: readonly string[]; readonly invited: readonly string[] };

async function auditList(call: Listing, open: LockedOpen, after: Changed) {
  if (after.registered.length + after.invited.length === 0) return;
  await audit(call, 'enrolList', { entity: 'opens', id: open.id, after });
}
