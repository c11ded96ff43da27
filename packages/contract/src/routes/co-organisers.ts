import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';
import { uuid } from '../conventions/values.ts';
import { coOrganiser, coOrganiserInvitation, invitedTo, shownInvitation } from '../co-organisers.ts';

const opens = resource('opens', '/app/opens');
const venues = resource('venues', '/app/venues');
const invitations = resource('users', '/app/invitations', []);
const pending = resource('users', '/app/pending');

/** The code of the invitation, if it is not for the address of the account. */
const withCode = z.object({ code: z.optional(z.string().check(z.maxLength(20))) });

const list = z.object({ collection: z.array(coOrganiser) });

export const listOrganisers = opens('listOrganisers', 'GET /{id}/organisers', {
  summary: 'List the organisers of an open and the addresses invited',
  secret: true,
  answers: { 200: list },
});

export const inviteOrganiser = opens('inviteOrganiser', 'POST /{id}/organisers', {
  summary: 'Invite an email address to help organise an open; says nothing about its account',
  secret: true,
  body: coOrganiserInvitation,
  answers: { 201: coOrganiser },
  errors: ['request.tooMany', 'request.tooMuchMade'],
});

export const acceptOrganising = opens('acceptOrganising', 'POST /{id}/organisers/accept', {
  summary: 'Accept an invitation to organise an open, to my proven address or with its code',
  secret: true,
  body: withCode,
  answers: { 200: coOrganiser },
});

export const removeOrganiser = opens('removeOrganiser', 'DELETE /{id}/organisers/{user_id}', {
  summary:
    'Remove an organiser or cancel an invitation, as owner of the open; or leave, cancel my own, or decline one',
  query: withCode,
  errors: ['coOrganiser.isOwner', 'auth.forbidden'],
});

export const restoreOrganiser = opens('restoreOrganiser', 'POST /{id}/organisers/{user_id}/restore', {
  summary: 'Undo a removal I made less than a day ago, or as an admin anybody’s of the last month',
  secret: true,
  query: withCode,
  answers: { 200: coOrganiser },
});

export const listVenueAdmins = venues('listVenueAdmins', 'GET /{id}/admins', {
  summary: 'List the admins of a venue and the addresses invited',
  secret: true,
  answers: { 200: list },
});

export const inviteVenueAdmin = venues('inviteVenueAdmin', 'POST /{id}/admins', {
  summary: 'Invite an email address to help look after a venue; says nothing about its account',
  secret: true,
  body: coOrganiserInvitation,
  answers: { 201: coOrganiser },
  errors: ['request.tooMany', 'request.tooMuchMade'],
});

export const acceptVenueAdmin = venues('acceptVenueAdmin', 'POST /{id}/admins/accept', {
  summary: 'Accept an invitation to look after a venue, to my proven address or with its code',
  secret: true,
  body: withCode,
  answers: { 200: coOrganiser },
});

export const removeVenueAdmin = venues('removeVenueAdmin', 'DELETE /{id}/admins/{user_id}', {
  summary:
    'Cancel an invitation, remove a co-admin, leave, or decline an invitation; the venue keeps its admin',
  query: withCode,
  errors: ['coOrganiser.isOwner', 'auth.forbidden'],
});

export const restoreVenueAdmin = venues('restoreVenueAdmin', 'POST /{id}/admins/{user_id}/restore', {
  summary: 'Undo a removal I made less than a day ago, or as an admin anybody’s of the last month',
  secret: true,
  query: withCode,
  answers: { 200: coOrganiser },
});

export const listMyInvitations = invitations('listMyInvitations', 'GET /mine', {
  summary:
    'List invitations I have not accepted yet, or declined; with what and its code, the one of that link too',
  query: z.object({ to: z.optional(uuid), code: z.optional(z.string().check(z.maxLength(20))) }),
  answers: { 200: z.object({ collection: z.array(invitedTo) }) },
});

export const showInvitation = invitations('showInvitation', 'GET /{kind}/{id}', {
  summary: 'Read what the link of an invitation invites to, without answering it',
  params: z.object({ kind: z.enum(['open', 'venue']), id: uuid }),
  query: z.object({ code: z.string().check(z.maxLength(20)) }),
  answers: { 200: shownInvitation },
  errors: ['auth.badToken'],
});

export const countPending = pending('countPending', 'GET', {
  summary:
    'Count what awaits my answer: invitations, offers of profiles, claims, registration notices and what came to me from an erased account',
  answers: { 200: z.object({ count: z.int() }) },
});
