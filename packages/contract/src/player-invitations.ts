import { z } from 'zod/mini';
import { byId } from './conventions/paths.ts';
import { route } from './conventions/route.ts';
import { email, instant, uuid } from './conventions/values.ts';

const tag = 'players';

/** To take the profile over as one's own, or to look after it as the guardian. */
export const playerInvitationKinds = ['owner', 'guardian'] as const;

export const playerInvitation = z.object({
  _id: uuid,
  kind: z.enum(playerInvitationKinds),
  player: z.object({ _id: uuid, name: z.string() }),
  email: z.nullable(z.string()),
  invited_by: z.nullable(z.string()),
  created_at: instant,
});
export type PlayerInvitation = z.infer<typeof playerInvitation>;

const list = z.object({ collection: z.array(playerInvitation) });

export const offerProfile = route({
  name: 'offerProfile',
  method: 'POST',
  path: '/app/players/{id}/invitations',
  tag,
  summary: 'Ask a player of 14 or more to take the profile over, or a guardian to look after it',
  idempotent: true,
  params: byId,
  body: z.object({
    kind: z.enum(playerInvitationKinds),
    email,
    /** Whether I go on administering a player who takes the profile over. */
    keeps: z._default(z.boolean(), true),
  }),
  answers: { 201: playerInvitation },
  errors: ['thing.notFound', 'player.taken', 'player.tooYoung', 'request.tooMany'],
});

export const listPlayerInvitations = route({
  name: 'listPlayerInvitations',
  method: 'GET',
  path: '/app/players/{id}/invitations',
  tag,
  summary: 'Who was asked to take a profile over or to look after it, and has not answered',
  params: byId,
  answers: { 200: list },
  errors: ['thing.notFound'],
});

export const withdrawPlayerInvitation = route({
  name: 'withdrawPlayerInvitation',
  method: 'DELETE',
  path: '/app/players/{id}/invitations/{invitation_id}',
  tag,
  summary: 'Take such an invitation back',
  params: z.object({ id: uuid, invitation_id: uuid }),
  answers: { 204: null },
  errors: ['thing.notFound'],
});

export const listMyPlayerInvitations = route({
  name: 'listMyPlayerInvitations',
  method: 'GET',
  path: '/app/players/invitations',
  tag,
  summary: 'Profiles that I am asked to take over or to look after',
  answers: { 200: list },
});

export const answerPlayerInvitation = route({
  name: 'answerPlayerInvitation',
  method: 'POST',
  path: '/app/players/invitations/{invitation_id}',
  tag,
  summary: 'Accept, with my consent, or decline',
  params: z.object({ invitation_id: uuid }),
  body: z.object({ accept: z.boolean() }),
  answers: { 204: null },
  errors: ['thing.notFound', 'player.taken', 'player.alreadyExists', 'player.tooYoung'],
});
