import type { Entrant, Entrants, listEntrants } from '@topspin/contract';
import { enrolmentDuring, isStanding, type Gender, type RegistrationState } from '@topspin/engine';
import { consentTextVersion } from '@topspin/messages/api';
import { sql } from 'kysely';
import { contactOf, findOpen, manages, type OpenRow } from '#features/opens/reads.ts';
import { consentWords, ownAvatar, type ConsentRelation } from '#features/players/reads.ts';
import { reasonTexts } from '#http/answer/texts.ts';
import type { Call, Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { mayWithdraw } from '#features/inscriptions/policy.ts';
import { byOthers, waitingPosition } from '#features/inscriptions/store.ts';
import { entryRulesOf, reasonsAgainst } from '#features/inscriptions/eligibility/eligibility.ts';

/** A player an account may register in an open, and their registration. */
export type EntrantRow = {
  readonly id: string;
  readonly name: string;
  readonly date_of_birth: string | null;
  readonly gender: Gender | null;
  readonly rating: number;
  readonly avatar_id: string | null;
  readonly relation: Exclude<ConsentRelation, 'paper'>;
  readonly inscription_id: string | null;
  readonly state: RegistrationState | null;
  readonly waiting_position: number | null;
  readonly by_others: boolean;
};

/** The account's own player first, then those administered, by name. */
export async function entrantsOf(db: Db, openId: string, userId: string): Promise<EntrantRow[]> {
  const { rows } = await sql<EntrantRow>`
    with mine as (
      select id as player_id, 'self' as relation from players where user_id = ${userId}::uuid
      union all
      select player_id, relation from player_administrators where user_id = ${userId}::uuid and relation <> 'organiser')
    select distinct on (mine.relation <> 'self', player.name, player.id)
      player.id, player.name, player.date_of_birth, player.gender, player.rating, mine.relation,
      coalesce(player.avatar_id, account.avatar_id) as avatar_id, ${byOthers} as by_others,
      inscription.id as inscription_id, inscription.state,
      ${waitingPosition} as waiting_position
    from mine
    join players player on player.id = mine.player_id and player.deleted_at is null and player.erased_at is null
    join opens open on open.id = ${openId}::uuid
    left join users account on account.id = player.user_id
    left join inscriptions inscription
      on inscription.player_id = player.id and inscription.open_id = open.id
    order by mine.relation <> 'self', player.name, player.id`.execute(db);
  return rows;
}

type Asking = Pick<Call, 'db' | 'user' | 'lang' | 'now' | 'seal'>;

export const readEntrants = (call: Call<typeof listEntrants>): Promise<Entrants> =>
  entrantsPage(call, call.params.id);

/** The players the caller may register in an open, their registrations, and the free places. */
export async function entrantsPage(call: Asking, openId: string): Promise<Entrants> {
  const { db, user } = call;
  const open = found(await findOpen(db, openId, user));
  const rules = await entryRulesOf(db, open);
  const rows = await entrantsOf(db, open.id, user.id);
  const as = (await manages(db, user, open.id)) ? 'organiser' : 'player';
  return {
    collection: rows.map((row) => present(row, { call, rules, open, as })),
    consents: [...new Set(rows.map(({ relation }) => relation))].map((relation) =>
      wordsFor(relation, open, call),
    ),
    text_version: consentTextVersion,
    contact: await contactOf(db, open.id),
    places_left: Math.max(0, open.players_max - open.players_count),
    open: enrolmentDuring[as].includes(open.state),
  };
}

/** The consent texts for players in a relation, with `{{player}}` for the name: hundreds of players would repeat them. */
function wordsFor(relation: EntrantRow['relation'], open: OpenRow, { lang }: Asking) {
  const words = (purpose: 'inscription' | 'functionalDiversity') =>
    consentWords({ purpose, relation }, lang, { player: '{{player}}', open: open.name });
  return {
    relation,
    inscription: relation === 'self' ? null : words('inscription'),
    functional_diversity: open.functional_diversity ? words('functionalDiversity') : null,
  };
}

type Context = {
  readonly call: Asking;
  readonly rules: Awaited<ReturnType<typeof entryRulesOf>>;
  readonly open: OpenRow;
  readonly as: 'player' | 'organiser';
};

function present(row: EntrantRow, { call, rules, open, as }: Context): Entrant {
  const { lang } = call;
  const { relation, state } = row;
  // What the open asks to declare is declared on registering, so nobody is excluded for it yet.
  const reasons = reasonsAgainst(rules, row, true);
  const isIn = state !== null && isStanding(state);
  return {
    player: { _id: row.id, name: row.name, avatar: ownAvatar(row.avatar_id, call) },
    relation,
    inscription:
      row.inscription_id === null || state === null
        ? null
        : {
            _id: row.inscription_id,
            state,
            waiting_position: row.waiting_position,
            may_leave: mayWithdraw(open.state, { from: state, byOthers: row.by_others, as }),
          },
    reasons: isIn ? [] : reasonTexts(reasons, lang),
  };
}
