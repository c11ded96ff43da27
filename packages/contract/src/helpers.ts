import { z } from 'zod/mini';
import { byId } from './conventions/paths.ts';
import { route } from './conventions/route.ts';
import { email, instant, uuid } from './conventions/values.ts';

/** As what somebody looks after an open or a venue. */
export const helperRoles = ['owner', 'organiser', 'admin', 'coAdmin'] as const;
export type HelperRole = (typeof helperRoles)[number];

/** Somebody who looks after an open or a venue, or is invited to. */
export const helper = z.object({
  user: z.object({ _id: uuid, name: z.string() }),
  role: z.enum(helperRoles),
  /** Invited only, until this is true. */
  accepted: z.boolean(),
  invited_at: instant,
});
export type Helper = z.infer<typeof helper>;

const byUser = z.object({ id: uuid, user_id: uuid });
const invitation = z.object({ email });
const list = z.object({ collection: z.array(helper) });

export const listOrganisers = route({
  name: 'listOrganisers',
  method: 'GET',
  path: '/app/opens/{id}/organisers',
  tag: 'opens',
  summary: 'Who organises an open, and who is invited to',
  params: byId,
  answers: { 200: list },
  errors: ['thing.notFound'],
});

export const inviteOrganiser = route({
  name: 'inviteOrganiser',
  method: 'POST',
  path: '/app/opens/{id}/organisers',
  tag: 'opens',
  summary: 'Invite an account, by its email, to organise an open too',
  params: byId,
  body: invitation,
  answers: { 201: helper },
  errors: ['thing.notFound', 'request.tooMany'],
});

export const acceptOrganising = route({
  name: 'acceptOrganising',
  method: 'POST',
  path: '/app/opens/{id}/organisers/accept',
  tag: 'opens',
  summary: 'Accept an invitation to organise an open',
  params: byId,
  answers: { 200: helper },
  errors: ['thing.notFound'],
});

export const removeOrganiser = route({
  name: 'removeOrganiser',
  method: 'DELETE',
  path: '/app/opens/{id}/organisers/{user_id}',
  tag: 'opens',
  summary: 'Take back an invitation, take somebody out, or leave; whoever made the open stays',
  params: byUser,
  answers: { 204: null },
  errors: ['thing.notFound', 'helper.isOwner'],
});

export const restoreOrganiser = route({
  name: 'restoreOrganiser',
  method: 'POST',
  path: '/app/opens/{id}/organisers/{user_id}/restore',
  tag: 'opens',
  summary: 'Undo what I removed less than a day ago: somebody is back, or invited, as they were',
  params: byUser,
  answers: { 200: helper },
  errors: ['thing.notFound'],
});

export const listVenueAdmins = route({
  name: 'listVenueAdmins',
  method: 'GET',
  path: '/app/venues/{id}/admins',
  tag: 'venues',
  summary: 'Who looks after a venue, and who is invited to',
  params: byId,
  answers: { 200: list },
  errors: ['thing.notFound'],
});

export const inviteVenueAdmin = route({
  name: 'inviteVenueAdmin',
  method: 'POST',
  path: '/app/venues/{id}/admins',
  tag: 'venues',
  summary: 'Invite an account, by its email, to look after a venue too',
  params: byId,
  body: invitation,
  answers: { 201: helper },
  errors: ['thing.notFound', 'request.tooMany'],
});

export const acceptVenueAdmin = route({
  name: 'acceptVenueAdmin',
  method: 'POST',
  path: '/app/venues/{id}/admins/accept',
  tag: 'venues',
  summary: 'Accept an invitation to look after a venue',
  params: byId,
  answers: { 200: helper },
  errors: ['thing.notFound'],
});

export const removeVenueAdmin = route({
  name: 'removeVenueAdmin',
  method: 'DELETE',
  path: '/app/venues/{id}/admins/{user_id}',
  tag: 'venues',
  summary: 'Take back an invitation, take somebody out, or leave; its admin stays',
  params: byUser,
  answers: { 204: null },
  errors: ['thing.notFound', 'helper.isOwner'],
});

export const restoreVenueAdmin = route({
  name: 'restoreVenueAdmin',
  method: 'POST',
  path: '/app/venues/{id}/admins/{user_id}/restore',
  tag: 'venues',
  summary: 'Undo what I removed less than a day ago: somebody is back, or invited, as they were',
  params: byUser,
  answers: { 200: helper },
  errors: ['thing.notFound'],
});

/** An open or a venue that somebody is invited to look after. */
export const invitedTo = z.object({
  kind: z.enum(['open', 'venue']),
  _id: uuid,
  name: z.string(),
  invited_by: z.nullable(z.string()),
  invited_at: instant,
});
export type InvitedTo = z.infer<typeof invitedTo>;

export const listMyInvitations = route({
  name: 'listMyInvitations',
  method: 'GET',
  path: '/app/invitations/mine',
  tag: 'users',
  summary: 'What I am invited to and have not accepted yet',
  answers: { 200: z.object({ collection: z.array(invitedTo) }) },
});
