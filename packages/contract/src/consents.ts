import { z } from 'zod/mini';
import { byId } from './conventions/paths.ts';
import { route } from './conventions/route.ts';
import { instant, uuid } from './conventions/values.ts';
import { relations } from './players.ts';

export const consentPurposes = ['profile', 'inscription', 'guardian', 'functionalDiversity'] as const;

/** A consent that was given for a player, with the very words that were agreed to. */
export const givenConsent = z.object({
  _id: uuid,
  purpose: z.enum(consentPurposes),
  /** As what to the player; `paper` is a signed consent that somebody keeps. */
  relation: z.enum(['self', ...relations, 'paper']),
  /** Who gave it, or recorded that it is on paper; null once that person has erased themselves. */
  by: z.nullable(z.string()),
  given_at: instant,
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
  summary: 'What was agreed to for a player: who, as what, when, and the words',
  params: byId,
  answers: { 200: z.object({ collection: z.array(givenConsent) }) },
  errors: ['thing.notFound'],
});
