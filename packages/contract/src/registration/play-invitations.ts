import { openStates, registrationStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { instant, uuid } from '../conventions/values.ts';

const tag = 'inscriptions';
const named = z.object({ _id: uuid, name: z.string() });

/** Somebody an organiser has invited to play, until it is accepted. */
export const playInvitation = z.object({
  /** The registration that it becomes. */
  _id: uuid,
  player: named,
  state: z.enum(['invited', 'declined']),
  invited_at: instant,
  version: z.int(),
});
export type PlayInvitation = z.infer<typeof playInvitation>;

export const invitePlayer = route({
  name: 'invitePlayer',
  method: 'POST',
  path: '/app/opens/{id}/invitations',
  tag,
  summary: 'Invite a player to an open; the answer reveals nothing about the player',
  idempotent: true,
  params: byId,
  body: z.object({ player_id: uuid }),
  answers: { 204: null },
  errors: ['thing.notFound', 'inscription.closed', 'open.groupsSaved'],
});

export const listPlayInvitations = route({
  name: 'listPlayInvitations',
  method: 'GET',
  path: '/app/opens/{id}/invitations',
  tag,
  summary: 'List pending invitations to play in an open',
  params: byId,
  query: listQuery,
  answers: { 200: listOf(playInvitation) },
  errors: ['thing.notFound', 'request.unknownFilter'],
});

/** An invitation, as seen by those who may answer it. */
export const myPlayInvitation = z.object({
  ...playInvitation.shape,
  open: z.object({
    ...named.shape,
    date_start: instant,
    /** Of its venue; null without one. */
    time_zone: z.nullable(z.string()),
    functional_diversity: z.boolean(),
  }),
  invited_by: z.nullable(z.string()),
});
export type MyPlayInvitation = z.infer<typeof myPlayInvitation>;

export const listMyPlayInvitations = route({
  name: 'listMyPlayInvitations',
  method: 'GET',
  path: '/app/inscriptions/invitations',
  tag,
  summary: 'List invitations to play that await my answer, for my player and those I administer',
  query: listQuery,
  answers: { 200: listOf(myPlayInvitation) },
  errors: ['request.unknownFilter'],
});

/** What an emailed registration link is for. */
export const linkActs = ['accept', 'decline', 'confirm', 'leave', 'undo'] as const;
export type LinkAct = (typeof linkActs)[number];

/** A registration, as shown on the page of an emailed link. */
export const registrationLink = z.object({
  player: z.string(),
  open: z.object({
    ...named.shape,
    organiser: z.string(),
    date_start: instant,
    date_end: instant,
    /** Of its venue; null without one. */
    time_zone: z.nullable(z.string()),
    state: z.enum(openStates),
    functional_diversity: z.boolean(),
  }),
  state: z.enum(registrationStates),
  /** Whether the player is the reader's own; if not, they answer for somebody else. */
  own: z.boolean(),
  /** The consent text agreed to by accepting for somebody else. */
  consent: z.nullable(z.string()),
  /** The explicit consent text that an open for functional diversity asks for. */
  functional_diversity_consent: z.nullable(z.string()),
  may: z.array(z.enum(linkActs)),
});
export type RegistrationLink = z.infer<typeof registrationLink>;

const byToken = z.object({ token: z.string().check(z.maxLength(100)) });

export const showRegistrationLink = route({
  name: 'showRegistrationLink',
  method: 'GET',
  path: '/app/registration-links/{token}',
  tag,
  summary: 'Read an emailed registration link without using it',
  params: byToken,
  answers: { 200: registrationLink },
  errors: ['auth.badToken'],
});

export const followRegistrationLink = route({
  name: 'followRegistrationLink',
  method: 'POST',
  path: '/app/registration-links/{token}',
  tag,
  summary: 'Accept or decline an invitation, withdraw from an open, or undo it, with an emailed link',
  params: byToken,
  body: z.object({
    act: z.enum(linkActs),
    functional_diversity: z.optional(z.boolean()),
  }),
  answers: { 200: registrationLink },
  errors: [
    'auth.badToken',
    'auth.forbidden',
    'inscription.closed',
    'inscription.notEligible',
    'inscription.transitionNotAllowed',
    'open.groupsSaved',
  ],
});
