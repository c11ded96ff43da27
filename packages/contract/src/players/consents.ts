import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';
import { relations } from './players.ts';

export const consentPurposes = ['profile', 'inscription', 'guardian', 'functionalDiversity'] as const;

/** A consent given for a player, with the exact text that was agreed to. */
export const givenConsent = z.object({
  _id: uuid,
  purpose: z.enum(consentPurposes),
  /** In what capacity; `paper` is a signed consent that somebody keeps. */
  relation: z.enum(['self', ...relations, 'paper']),
  /** The account that gave it, or recorded it on paper; null once that account is erased. */
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
