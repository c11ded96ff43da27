import { registrationStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';
import { relations } from '../players/players.ts';

/** Somebody whom the caller may register in an open: their own player, or one they administer. */
export const entrant = z.object({
  player: z.object({ _id: uuid, name: z.string(), avatar: z.nullable(z.string()) }),
  /** The caller's relation to the player. */
  relation: z.enum(['self', ...relations]),
  /** The existing registration, even one withdrawn or removed. */
  inscription: z.nullable(
    z.object({
      _id: uuid,
      state: z.enum(registrationStates),
      /** From 1, for those who wait. */
      waiting_position: z.nullable(z.int()),
      /** Whether the caller may withdraw it now. */
      may_leave: z.boolean(),
    }),
  ),
  /** Why they cannot enter, each a sentence; empty for those who can. */
  reasons: z.array(z.string()),
});
export type Entrant = z.infer<typeof entrant>;

export const entrants = z.object({
  collection: z.array(entrant),
  /** What is agreed to by registering somebody, once for each relation in the list; `{{player}}` is their name. */
  consents: z.array(
    z.object({
      relation: z.enum(['self', ...relations]),
      /** Null if no consent by another person is needed. */
      inscription: z.nullable(z.string()),
      /** The explicit consent that an open for functional diversity asks for; null in others. */
      functional_diversity: z.nullable(z.string()),
    }),
  ),
  /** The version of those texts, sent back with the consent. */
  text_version: z.string(),
  places_left: z.int(),
  /** The contact, as the organisers wrote it. */
  contact: z.nullable(z.string()),
  /** Whether the caller may register players now. */
  open: z.boolean(),
});
export type Entrants = z.infer<typeof entrants>;

/** The most people in one request. */
export const mostEntrants = 60;
