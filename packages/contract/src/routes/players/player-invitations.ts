import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { email, uuid } from '../../conventions/values.ts';
import { playerInvitationKinds, playerInvitation } from '../../players/player-invitations.ts';

const tag = 'players';

/** As somebody types it who was handed it. */
const code = z.string().check(z.maxLength(20));

const list = z.object({ collection: z.array(playerInvitation) });

export const offerProfile = route({
  name: 'offerProfile',
  method: 'POST',
  path: '/app/players/{id}/invitations',
  tag,
  summary: 'Offer a profile to its player, if old enough, or its care to a guardian',
  idempotent: true,
  params: byId,
  body: z.object({
    kind: z.enum(playerInvitationKinds),
    email,
    /** Whether the current user keeps administering the player once they take the profile over. */
    keeps: z._default(z.boolean(), true),
    /** Whether the contact phone of a minor, usually a parent’s, stays in the profile that the player takes over. */
    keeps_phone: z._default(z.boolean(), false),
  }),
  answers: { 201: playerInvitation },
  errors: [
    'thing.notFound',
    'player.taken',
    'player.tooYoung',
    'player.birthDateNeeded',
    'player.guardianDecides',
    'request.tooMany',
    'request.tooMuchMade',
  ],
});

export const listPlayerInvitations = route({
  name: 'listPlayerInvitations',
  method: 'GET',
  path: '/app/players/{id}/invitations',
  tag,
  summary: 'List pending offers of a profile',
  params: byId,
  answers: { 200: list },
  errors: ['thing.notFound'],
});

export const withdrawPlayerInvitation = route({
  name: 'withdrawPlayerInvitation',
  method: 'DELETE',
  path: '/app/players/{id}/invitations/{invitation_id}',
  tag,
  summary: 'Cancel an offer of a profile',
  params: z.object({ id: uuid, invitation_id: uuid }),
  answers: { 204: null },
  errors: ['thing.notFound', 'player.guardianDecides'],
});

export const listMyPlayerInvitations = route({
  name: 'listMyPlayerInvitations',
  method: 'GET',
  path: '/app/players/invitations',
  tag,
  summary: 'List profiles offered to me',
  query: z.object({ code: z.optional(code) }),
  answers: { 200: list },
});

export const answerPlayerInvitation = route({
  name: 'answerPlayerInvitation',
  method: 'POST',
  path: '/app/players/invitations/{invitation_id}',
  tag,
  summary: 'Accept an offered profile, giving my consent, or decline it',
  params: z.object({ invitation_id: uuid }),
  body: z.object({ accept: z.boolean(), code: z.optional(code) }),
  answers: { 204: null },
  errors: ['thing.notFound', 'player.taken', 'player.alreadyExists', 'player.tooYoung', 'player.codeNeeded'],
});

export const restorePlayerInvitation = route({
  name: 'restorePlayerInvitation',
  method: 'POST',
  path: '/app/players/invitations/{invitation_id}/restore',
  tag,
  summary: 'Undo having declined an offered profile, less than a day ago',
  params: z.object({ invitation_id: uuid }),
  answers: { 204: null },
  errors: ['thing.notFound'],
});
