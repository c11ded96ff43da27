import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { email } from '../../conventions/values.ts';
import { playerInvitationKinds, playerInvitation } from '../../players/player-invitations.ts';

const players = resource('players', '/app/players');

/** As somebody types it who was handed it. */
const code = z.string().check(z.maxLength(20));

const list = z.object({ collection: z.array(playerInvitation) });

export const offerProfile = players('offerProfile', 'POST /{id}/invitations', {
  summary: 'Offer a profile to its player, if old enough, or its care to a guardian',
  secret: true,
  idempotent: true,
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
    'player.taken',
    'player.tooYoung',
    'player.birthDateNeeded',
    'player.guardianDecides',
    'request.tooMany',
    'request.tooMuchMade',
  ],
});

export const listPlayerInvitations = players('listPlayerInvitations', 'GET /{id}/invitations', {
  summary: 'List pending offers of a profile',
  secret: true,
  answers: { 200: list },
});

export const withdrawPlayerInvitation = players(
  'withdrawPlayerInvitation',
  'DELETE /{id}/invitations/{invitation_id}',
  { summary: 'Cancel an offer of a profile', errors: ['player.guardianDecides'] },
);

export const listMyPlayerInvitations = players('listMyPlayerInvitations', 'GET /invitations', {
  summary: 'List profiles offered to me',
  secret: true,
  query: z.object({ code: z.optional(code) }),
  answers: { 200: list },
});

export const answerPlayerInvitation = players('answerPlayerInvitation', 'POST /invitations/{invitation_id}', {
  summary: 'Accept an offered profile, giving my consent, or decline it',
  body: z.object({ accept: z.boolean(), code: z.optional(code) }),
  errors: ['thing.notFound', 'player.taken', 'player.alreadyExists', 'player.tooYoung', 'player.codeNeeded'],
});

export const restorePlayerInvitation = players(
  'restorePlayerInvitation',
  'POST /invitations/{invitation_id}/restore',
  { summary: 'Undo having declined an offered profile, less than a day ago', errors: ['thing.notFound'] },
);
