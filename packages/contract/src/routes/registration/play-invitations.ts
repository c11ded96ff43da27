import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import {
  playInvitation,
  myPlayInvitation,
  linkActs,
  registrationLink,
} from '../../registration/play-invitations.ts';

const tag = 'inscriptions';

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
