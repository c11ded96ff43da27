import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { email, instant, uuid } from '../conventions/values.ts';

const tag = 'players';

/** Take the profile over as the player, or look after it as the guardian. */
export const playerInvitationKinds = ['owner', 'guardian'] as const;

export const playerInvitation = z.object({
  _id: uuid,
  kind: z.enum(playerInvitationKinds),
  /** Null, as the inviter, to an account whose address is not proven, until it gives the code. */
  player: z.nullable(z.object({ _id: uuid, name: z.string() })),
  email: z.nullable(z.string()),
  /** Whether the person who invites goes on administering the player. */
  keeps: z.boolean(),
  invited_by: z.nullable(z.string()),
  created_at: instant,
  /** What the inviter hands to the person who may accept, where no mail is sent; only the inviter gets it. */
  code: z.nullable(z.string()),
  /** Whether answering takes the code: the address of the account is not proven. */
  needs_code: z.boolean(),
  /** The text agreed to by accepting. */
  consent: z.string(),
});
export type PlayerInvitation = z.infer<typeof playerInvitation>;

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
