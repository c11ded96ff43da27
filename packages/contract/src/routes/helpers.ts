import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';
import { helper, helperInvitation, invitedTo, shownInvitation } from '../helpers.ts';

/** The account, or the invitation while it is pending. */
const byUser = z.object({ id: uuid, user_id: uuid });

/** The code of the invitation, if it is not for the address of the account. */
const withCode = z.object({ code: z.optional(z.string().check(z.maxLength(20))) });

const list = z.object({ collection: z.array(helper) });

export const listOrganisers = route({
  name: 'listOrganisers',
  method: 'GET',
  path: '/app/opens/{id}/organisers',
  tag: 'opens',
  summary: 'List the organisers of an open and the addresses invited',
  params: byId,
  answers: { 200: list },
  errors: ['thing.notFound'],
});

export const inviteOrganiser = route({
  name: 'inviteOrganiser',
  method: 'POST',
  path: '/app/opens/{id}/organisers',
  tag: 'opens',
  summary: 'Invite an email address to help organise an open; says nothing about its account',
  params: byId,
  body: helperInvitation,
  answers: { 201: helper },
  errors: ['thing.notFound', 'request.tooMany', 'request.tooMuchMade'],
});

export const acceptOrganising = route({
  name: 'acceptOrganising',
  method: 'POST',
  path: '/app/opens/{id}/organisers/accept',
  tag: 'opens',
  summary: 'Accept an invitation to organise an open, to my proven address or with its code',
  params: byId,
  body: withCode,
  answers: { 200: helper },
  errors: ['thing.notFound'],
});

export const removeOrganiser = route({
  name: 'removeOrganiser',
  method: 'DELETE',
  path: '/app/opens/{id}/organisers/{user_id}',
  tag: 'opens',
  summary:
    'Remove an organiser or cancel an invitation, as owner of the open; or leave, cancel my own, or decline one',
  params: byUser,
  query: withCode,
  answers: { 204: null },
  errors: ['thing.notFound', 'helper.isOwner', 'auth.forbidden'],
});

export const restoreOrganiser = route({
  name: 'restoreOrganiser',
  method: 'POST',
  path: '/app/opens/{id}/organisers/{user_id}/restore',
  tag: 'opens',
  summary: 'Undo a removal I made less than a day ago, or as an admin anybody’s of the last month',
  params: byUser,
  query: withCode,
  answers: { 200: helper },
  errors: ['thing.notFound'],
});

export const listVenueAdmins = route({
  name: 'listVenueAdmins',
  method: 'GET',
  path: '/app/venues/{id}/admins',
  tag: 'venues',
  summary: 'List the admins of a venue and the addresses invited',
  params: byId,
  answers: { 200: list },
  errors: ['thing.notFound'],
});

export const inviteVenueAdmin = route({
  name: 'inviteVenueAdmin',
  method: 'POST',
  path: '/app/venues/{id}/admins',
  tag: 'venues',
  summary: 'Invite an email address to help look after a venue; says nothing about its account',
  params: byId,
  body: helperInvitation,
  answers: { 201: helper },
  errors: ['thing.notFound', 'request.tooMany', 'request.tooMuchMade'],
});

export const acceptVenueAdmin = route({
  name: 'acceptVenueAdmin',
  method: 'POST',
  path: '/app/venues/{id}/admins/accept',
  tag: 'venues',
  summary: 'Accept an invitation to look after a venue, to my proven address or with its code',
  params: byId,
  body: withCode,
  answers: { 200: helper },
  errors: ['thing.notFound'],
});

export const removeVenueAdmin = route({
  name: 'removeVenueAdmin',
  method: 'DELETE',
  path: '/app/venues/{id}/admins/{user_id}',
  tag: 'venues',
  summary:
    'Cancel an invitation, remove a co-admin, leave, or decline an invitation; the venue keeps its admin',
  params: byUser,
  query: withCode,
  answers: { 204: null },
  errors: ['thing.notFound', 'helper.isOwner', 'auth.forbidden'],
});

export const restoreVenueAdmin = route({
  name: 'restoreVenueAdmin',
  method: 'POST',
  path: '/app/venues/{id}/admins/{user_id}/restore',
  tag: 'venues',
  summary: 'Undo a removal I made less than a day ago, or as an admin anybody’s of the last month',
  params: byUser,
  query: withCode,
  answers: { 200: helper },
  errors: ['thing.notFound'],
});

export const listMyInvitations = route({
  name: 'listMyInvitations',
  method: 'GET',
  path: '/app/invitations/mine',
  tag: 'users',
  summary:
    'List invitations I have not accepted yet, or declined; with what and its code, the one of that link too',
  query: z.object({ to: z.optional(uuid), code: z.optional(z.string().check(z.maxLength(20))) }),
  answers: { 200: z.object({ collection: z.array(invitedTo) }) },
});

export const showInvitation = route({
  name: 'showInvitation',
  method: 'GET',
  path: '/app/invitations/{kind}/{id}',
  tag: 'users',
  summary: 'Read what the link of an invitation invites to, without answering it',
  params: z.object({ kind: z.enum(['open', 'venue']), id: uuid }),
  query: z.object({ code: z.string().check(z.maxLength(20)) }),
  answers: { 200: shownInvitation },
  errors: ['auth.badToken'],
});

export const countPending = route({
  name: 'countPending',
  method: 'GET',
  path: '/app/pending',
  tag: 'users',
  summary:
    'Count what awaits my answer: invitations, offers of profiles, claims, registration notices and what came to me from an erased account',
  answers: { 200: z.object({ count: z.int() }) },
});
