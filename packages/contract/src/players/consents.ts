import { z } from 'zod/mini';
import { typedPassword } from '../accounts/auth.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { instant, uuid } from '../conventions/values.ts';
import { relations } from './players.ts';

export const consentPurposes = ['profile', 'inscription', 'guardian', 'functionalDiversity'] as const;

/** A consent given for a player, with the exact text that was agreed to. */
export const givenConsent = z.object({
  _id: uuid,
  purpose: z.enum(consentPurposes),
  /** In what capacity; `paper` is a signed consent that somebody keeps. */
  relation: z.enum(['self', ...relations, 'paper']),
  /** Who gave it, or recorded the paper one; null once that account is erased. */
  by: z.nullable(z.string()),
  given_at: instant,
  /** When the registration that it was given for was withdrawn; null while it stands. */
  withdrawn_at: z.nullable(instant),
  text_version: z.string(),
  text: z.nullable(z.string()),
  /** The open it was given for. */
  open: z.nullable(z.object({ _id: uuid, name: z.string() })),
});
export type GivenConsent = z.infer<typeof givenConsent>;

export const listConsents = route({
  name: 'listConsents',
  method: 'GET',
  path: '/app/players/{id}/consents',
  tag: 'players',
  summary: 'List the consents given for a player: by whom, in what capacity, when, and the exact text',
  params: byId,
  answers: { 200: z.object({ collection: z.array(givenConsent) }) },
  errors: ['thing.notFound'],
});

export const withdrawConsents = route({
  name: 'withdrawConsents',
  method: 'DELETE',
  path: '/app/players/{id}/consents',
  tag: 'players',
  summary:
    'Withdraw, as the only guardian, the consents for a player without an account, given my password: the profile is erased, results stay anonymous',
  params: byId,
  body: z.object({ password: typedPassword }),
  answers: { 204: null },
  errors: [
    'thing.notFound',
    'auth.wrongPassword',
    'player.taken',
    'player.guardianDecides',
    'player.otherGuardian',
  ],
});
