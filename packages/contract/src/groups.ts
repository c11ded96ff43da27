import { criteria, phaseTypes } from '@topspin/engine';
import { z } from 'zod/mini';
import { byId } from './conventions/paths.ts';
import { route } from './conventions/route.ts';
import { uuid } from './conventions/values.ts';
import { match } from './matches.ts';

const tag = 'groups';

export const standing = z.object({
  position: z.int(),
  player: z.object({
    _id: uuid,
    name: z.string(),
    avatar: z.nullable(z.string()),
    club: z.nullable(z.string()),
  }),
  match_points: z.int(),
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  sets_won: z.int(),
  sets_lost: z.int(),
  points_won: z.int(),
  points_lost: z.int(),
  /** What separated the player from the next of the same match points, with the figures among the tied. */
  decided_by: z.nullable(
    z.object({
      criterion: z.enum(criteria),
      among: z.array(uuid),
      won: z.nullable(z.number()),
      lost: z.nullable(z.number()),
    }),
  ),
  /** Said only when no remaining result can change it. */
  certainty: z.nullable(z.enum(['qualified', 'eliminated'])),
});
export type Standing = z.infer<typeof standing>;

export const group = z.object({
  _id: uuid,
  phase_id: uuid,
  open: z.object({ _id: uuid, name: z.string(), may_manage: z.boolean() }),
  number: z.int(),
  name: z.string(),
  type: z.enum(phaseTypes),
  /** How many go on from it, when a later phase says so. */
  qualify: z.nullable(z.int()),
  players: z.array(z.nullable(z.object({ _id: uuid, name: z.string() }))),
  standings: z.array(standing),
  matches: z.array(
    z.object({
      ...match.shape,
      /** In a knockout, where the winner goes on to. */
      next: z.nullable(z.object({ match_id: uuid, side: z.enum(['a', 'b']) })),
    }),
  ),
});
export type Group = z.infer<typeof group>;

export const getGroup = route({
  name: 'getGroup',
  method: 'GET',
  path: '/app/groups/{id}',
  tag,
  summary: 'A group or a bracket: players, standings with their ties explained, matches',
  params: byId,
  shared: true,
  answers: { 200: group },
  errors: ['thing.notFound'],
});

export const enterGroup = route({
  name: 'enterGroup',
  method: 'POST',
  path: '/app/groups/{id}/players',
  tag,
  summary: 'Take a late player into a group whose matches have not begun',
  params: byId,
  body: z.object({ player_id: uuid }),
  answers: { 200: group },
  errors: [
    'thing.notFound',
    'open.stateNotAllowed',
    'phase.transitionNotAllowed',
    'phase.matchesBegun',
    'phase.playerTwice',
    'inscription.transitionNotAllowed',
    'inscription.invitationOnly',
  ],
});
