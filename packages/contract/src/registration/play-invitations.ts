import { openStates, registrationStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

const named = z.object({ _id: uuid, name: z.string() });

/** Somebody an organiser has invited to play, until it is accepted. */
export const playInvitation = z.object({
  /** The registration that it becomes. */
  _id: uuid,
  player: named,
  state: z.enum(['invited', 'declined']),
  invited_at: instant,
  version: z.int(),
});
export type PlayInvitation = z.infer<typeof playInvitation>;

/** An invitation, as seen by those who may answer it. */
export const myPlayInvitation = z.object({
  ...playInvitation.shape,
  open: z.object({
    ...named.shape,
    date_start: instant,
    /** The time zone of the venue; null without one. */
    time_zone: z.nullable(z.string()),
    functional_diversity: z.boolean(),
  }),
  invited_by: z.nullable(z.string()),
});
export type MyPlayInvitation = z.infer<typeof myPlayInvitation>;

/** What an emailed registration link is for. */
export const linkActs = ['accept', 'decline', 'confirm', 'leave', 'undo'] as const;
export type LinkAct = (typeof linkActs)[number];

/** A registration, as shown on the page of an emailed link. */
export const registrationLink = z.object({
  player: z.string(),
  open: z.object({
    ...named.shape,
    organiser: z.string(),
    date_start: instant,
    date_end: instant,
    /** The time zone of the venue; null without one. */
    time_zone: z.nullable(z.string()),
    state: z.enum(openStates),
    functional_diversity: z.boolean(),
  }),
  state: z.enum(registrationStates),
  /** Whether the player is the reader's own; if not, they answer for somebody else. */
  own: z.boolean(),
  /** The consent text agreed to by accepting for somebody else. */
  consent: z.nullable(z.string()),
  /** The explicit consent text that an open for functional diversity asks for. */
  functional_diversity_consent: z.nullable(z.string()),
  may: z.array(z.enum(linkActs)),
});
export type RegistrationLink = z.infer<typeof registrationLink>;
