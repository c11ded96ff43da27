import {
  invitationStates,
  transitionRegistration,
  type OpenState,
  type RegistrationActor,
  type RegistrationState,
} from '@topspin/engine';
import { looksAfterAs, type ConsentRelation } from '#features/players/reads.ts';
import { manages, organiserOnly } from '#features/opens/reads.ts';
import type { Db, Viewer } from '#http/call.ts';
import { fail, type Refusal } from '#http/fail.ts';
import { isMine } from './store.ts';
import type { Owns } from '#http/handle.ts';

/** In what capacity a user acts for a player in an open. */
export type Acting = {
  readonly as: RegistrationActor & ('player' | 'organiser');
  readonly self: boolean;
  /** Their relation to the player; an unrelated organiser has the consent on paper. */
  readonly relation: ConsentRelation;
};

/** Whether they act for themselves or a player they look after. */
export const isOwn = ({ relation }: Acting): boolean => relation !== 'paper';

/** In what capacity the viewer acts: organisers for any player, others for themselves and players they look after. */
export async function actingFor(
  db: Db,
  viewer: Viewer,
  openId: string,
  player: { readonly id: string; readonly user_id: string | null },
): Promise<Acting> {
  const self = player.user_id === viewer.id;
  const relation = self ? 'self' : await looksAfterAs(db, viewer.id, player.id);
  if (await manages(db, viewer, openId)) return { as: 'organiser', self, relation: relation ?? 'paper' };
  if (relation !== undefined) return { as: 'player', self, relation };
  throw viewer.playerId === null ? fail('player.needed') : fail('auth.forbidden');
}

/** Whether somebody left or declined of their own accord: an organiser can only invite them, and they answer themselves. */
export const leftAlone = (
  registration: { readonly refused_at: Date | null } | undefined,
  own: boolean,
): boolean => !own && registration !== undefined && registration.refused_at !== null;

type Registration = { readonly state: RegistrationState; readonly refused_at: Date | null };

type Return = {
  readonly to: RegistrationState;
  readonly as: Acting['as'];
  /** Whether the caller answers for the person, and whether that is a guest. */
  readonly own: boolean;
  readonly guest?: boolean;
};

/** Why somebody who was in an open, or invited, may not come in, if so. Only the person answers an invitation, even if they organise. */
export function refusalToReturn(
  open: { readonly state: OpenState; readonly trusted: boolean },
  registration: Registration | undefined,
  { to, as, own, guest = false }: Return,
): Refusal | undefined {
  if (!registration) return undefined;
  if (leftAlone(registration, own || guest)) return fail('inscription.leftAlone');
  const { state: from } = registration;
  const by = own && invitationStates.some((one) => one === from) ? 'player' : as;
  const trusted = open.trusted || own || guest;
  const back = transitionRegistration({ from, to, by, open: open.state, trusted });
  if (back.ok) return undefined;
  const { code, ...details } = back.error;
  return fail(code, details);
}

type Leaver = {
  readonly from: RegistrationState;
  /** Whether somebody else made the registration. */
  readonly byOthers: boolean;
  readonly as: Acting['as'];
};

/** Whether a player, or somebody who administers them, may withdraw now; in play, organisers do it in the list of players. */
export const mayWithdraw = (open: OpenState, { from, byOthers, as }: Leaver): boolean => {
  const by = as === 'organiser' ? as : byOthers ? 'enrolled' : 'player';
  return open !== 'active' && transitionRegistration({ from, to: 'withdrawn', by, open, trusted: true }).ok;
};

/** Somebody else's player is registered only with that person's consent. */
export function refuseWithoutConsent(
  acting: Acting,
  consent: { readonly confirmed: true } | undefined,
): void {
  if (!acting.self && !consent) throw fail('player.consentRequired');
}

export const owns: Readonly<Record<string, Owns>> = {
  'pair.member': async ({ db, viewer, params }) => {
    const rows = await db
      .selectFrom('side_members as member')
      .innerJoin('players as player', 'player.id', 'member.player_id')
      .select(isMine(viewer).as('mine'))
      .where('member.side_id', '=', params['pair_id'] ?? '')
      .where('member.open_id', '=', params['id'] ?? '')
      .execute();
    if (rows.length === 0) return 'unseen';
    return rows.some(({ mine }) => mine) ? 'yes' : 'no';
  },
  'inscription.organiser': ({ db, viewer, params }) => organiserOnly(db, viewer, params['id']),
  'inscription.player': async ({ db, viewer, params }) => {
    const row = await db
      .selectFrom('inscriptions')
      .innerJoin('players', 'players.id', 'inscriptions.player_id')
      .select(['players.id', 'players.user_id'])
      .where('inscriptions.id', '=', params['inscription_id'] ?? '')
      .where('inscriptions.open_id', '=', params['id'] ?? '')
      .executeTakeFirst();
    if (!row) return 'unseen';
    const theirs = row.user_id === viewer.id || (await looksAfterAs(db, viewer.id, row.id)) !== undefined;
    return theirs ? 'yes' : 'no';
  },
};
