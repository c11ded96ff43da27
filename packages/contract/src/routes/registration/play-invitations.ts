import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import {
  playInvitation,
  myPlayInvitation,
  linkActs,
  registrationLink,
} from '../../registration/play-invitations.ts';

const opens = resource('inscriptions', '/app/opens');
const inscriptions = resource('inscriptions', '/app/inscriptions');
const registrationLinks = resource('inscriptions', '/app/registration-links');

export const invitePlayer = opens('invitePlayer', 'POST /{id}/invitations', {
  summary: 'Invite a player to an open; the answer reveals nothing about the player',
  idempotent: true,
  body: z.object({ player_id: uuid }),
  errors: ['inscription.closed', 'open.groupsSaved'],
});

export const listPlayInvitations = opens('listPlayInvitations', 'GET /{id}/invitations', {
  summary: 'List pending invitations to play in an open',
  query: listQuery,
  answers: { 200: listOf(playInvitation) },
});

export const listMyPlayInvitations = inscriptions('listMyPlayInvitations', 'GET /invitations', {
  summary: 'List invitations to play that await my answer, for my player and those I administer',
  query: listQuery,
  answers: { 200: listOf(myPlayInvitation) },
});

const byToken = z.object({ token: z.string().check(z.maxLength(100)) });

export const showRegistrationLink = registrationLinks('showRegistrationLink', 'GET /{token}', {
  summary: 'Read an emailed registration link without using it',
  params: byToken,
  answers: { 200: registrationLink },
  errors: ['auth.badToken'],
});

export const followRegistrationLink = registrationLinks('followRegistrationLink', 'POST /{token}', {
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
