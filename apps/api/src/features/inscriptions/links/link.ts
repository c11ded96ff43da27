import type {
  Language,
  LinkAct,
  RegistrationLink,
  showRegistrationLink,
  followRegistrationLink,
} from '@topspin/contract';
import {
  enrolmentDuring,
  isOpenOver,
  isStanding,
  transitionRegistration,
  type RegistrationState,
} from '@topspin/engine';
import { lockOpen } from '#features/opens/reads.ts';
import { playerToEnrol } from '#features/inscriptions/load.ts';
import { consentWords, type ConsentRelation } from '#features/players/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { Refusal, fail } from '#http/fail.ts';
import { takeOut } from '#features/inscriptions/actions.ts';
import { confirm } from '#features/inscriptions/notices/confirm.ts';
import { bringBack } from '#features/inscriptions/restore.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { enter } from '#features/inscriptions/enrol/enrol.ts';
import type { Acting } from '#features/inscriptions/policy.ts';
import { findInscription } from '#features/inscriptions/store.ts';
import { findLink, type LinkPurpose, type LinkRow } from './tokens.ts';

/** What each kind of link can do; a player who accepted may change their mind. */
const actsOf: Readonly<Record<LinkPurpose, readonly LinkAct[]>> = {
  answer: ['accept', 'decline', 'leave', 'undo'],
  leave: ['confirm', 'leave', 'undo'],
};

/** Shows what a link is for, without changing anything. */
export const showLink = async ({
  db,
  params,
  lang,
  now,
}: Call<typeof showRegistrationLink>): Promise<RegistrationLink> =>
  present(await linkOf(db, params.token, now), lang);

/** Does what the button of a link's page says, as the account the link was sent to and for that registration only. */
export const followLink =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof followRegistrationLink>): Promise<RegistrationLink> => {
    const { db, params, body, now, lang, requestId } = call;
    const link = await linkOf(db, params.token, now);
    if (!actsOf[link.purpose].includes(body.act)) throw fail('auth.forbidden');
    const open = await lockOpen(db, link.open_id);
    const row = await findInscription(db, link.open_id, link.id, { id: link.account_id });
    if (!open || !row) throw fail('auth.badToken');
    const { relation } = link;
    const acting: Acting = { as: 'player', self: relation === 'self', relation };
    const by = { db, now, lang, requestId, user: { id: link.account_id } };
    if (isDone(link, body.act)) return present(link, lang);
    if (!isPossible(link, body.act)) throw refusalOf(link, body.act);
    if (body.act === 'accept') {
      const player = await playerToEnrol(call, open.id, row.player_id);
      const consent = { confirmed: true } as const;
      const entered = await enter(effects, { ...by, body: { ...body, consent } }, { open, player, acting });
      if (entered instanceof Refusal) throw entered;
    } else if (body.act === 'confirm') {
      await confirm(by, { open, row });
    } else if (body.act === 'undo') {
      await bringBack(effects, by, { open, row, acting });
    } else {
      await takeOut(effects, by, { open, row, acting });
    }
    return present(await linkOf(db, params.token, now), lang);
  };

/** Repeating it changes nothing. */
function isDone({ state, confirmed_at: confirmed }: LinkRow, act: LinkAct): boolean {
  switch (act) {
    case 'accept':
      return isStanding(state);
    case 'decline':
      return state === 'declined';
    case 'confirm':
      return confirmed !== null;
    case 'leave':
      return state === 'withdrawn';
    case 'undo':
      return isStanding(state) || state === 'invited';
  }
}

const leadsTo = {
  accept: 'registered',
  decline: 'declined',
  confirm: 'registered',
  leave: 'withdrawn',
  undo: 'registered',
} as const;

/** Why a link no longer works: registration is over, or the registration changed in another way. */
const refusalOf = ({ state: from, open_state: open }: LinkRow, act: LinkAct) =>
  act === 'accept' && !enrolmentDuring.invited.includes(open)
    ? fail('inscription.closed')
    : fail('inscription.transitionNotAllowed', { from, to: leadsTo[act] });

/** The registration of a link; none if its account no longer acts for the player. */
async function linkOf(db: Db, token: string, now: Date): Promise<Link> {
  const link = await findLink(db, token, now);
  if (!link || link.relation === null) throw fail('auth.badToken');
  return { ...link, relation: link.relation };
}

type Link = LinkRow & { readonly relation: ConsentRelation };

const present = (link: Link, lang: Language): RegistrationLink => ({
  player: link.player_name,
  open: {
    _id: link.open_id,
    name: link.open_name,
    organiser: link.organiser_name ?? '',
    date_start: link.date_start.toISOString(),
    date_end: link.date_end.toISOString(),
    time_zone: link.time_zone,
    state: link.open_state,
    functional_diversity: link.functional_diversity,
  },
  state: link.state,
  own: link.relation === 'self',
  consent: link.relation === 'self' ? null : wordsOf('inscription', link, lang),
  functional_diversity_consent: link.functional_diversity ? wordsOf('functionalDiversity', link, lang) : null,
  may: actsOf[link.purpose].filter((act) => isPossible(link, act)),
});

const wordsOf = (purpose: 'inscription' | 'functionalDiversity', link: Link, lang: Language): string =>
  consentWords({ purpose, relation: link.relation }, lang, {
    player: link.player_name,
    open: link.open_name,
  });

/** Whether the registration can change so now; eligibility is checked on accepting. */
function isPossible(link: LinkRow, act: LinkAct): boolean {
  const { state, left_from: left } = link;
  switch (act) {
    case 'accept':
      // A player who has just left gets the place back by undoing it.
      if (state === 'withdrawn' && isPossible(link, 'undo')) return false;
      return goes(link, state, 'registered') || goes(link, state, 'present');
    case 'decline':
      return goes(link, state, 'declined');
    case 'confirm':
      return link.by_others && isStanding(state) && !isDone(link, 'confirm') && !isOpenOver(link.open_state);
    case 'leave':
      return goes(link, state, 'withdrawn');
    case 'undo':
      return left !== null && !isDone(link, 'undo') && goes(link, left, state);
  }
}

function goes(
  { open_state: open, by_others }: LinkRow,
  from: RegistrationState,
  to: RegistrationState,
): boolean {
  const by = to === 'withdrawn' && isStanding(from) && by_others ? 'enrolled' : 'player';
  return transitionRegistration({ from, to, by, open, trusted: false }).ok;
}
