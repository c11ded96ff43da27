import { openStates, registrationStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';
import { pair } from './pairs.ts';

const named = z.object({ _id: uuid, name: z.string() });
const rated = z.object({ ...named.shape, rating: z.number() });

/**
 * What became of asking somebody to be the partner: not answered, or declined; or the pair of both is over, because the partner left the
 * open or ended it, or the organisers parted it.
 */
export const partnerStates = ['pending', 'declined', 'left', 'ended', 'parted'] as const;
export type PartnerState = (typeof partnerStates)[number];

/** Somebody asked to be the partner, as who asked sees it. */
const asked = z.object({ _id: uuid, partner: named, state: z.enum(partnerStates), since: instant });

/** A person whom the viewer answers for, in an open of doubles: with a partner, or on the way to one. */
export const seeker = z.object({
  player: named,
  /** Whether they are the viewer's own player. */
  own: z.boolean(),
  /** The state of the registration; null for somebody who was asked and is not registered. */
  state: z.nullable(z.enum(registrationStates)),
  pair: z.nullable(pair),
  /** Whom they wait for, and how it ended with others, newest first. */
  asked: z.array(asked),
  /** Who waits for their answer. */
  invitations: z.array(z.object({ _id: uuid, player: rated, since: instant })),
  /** Who is registered without a partner and may be theirs, the strongest first. */
  looking: z.array(rated),
  /** The consent agreed to by accepting for somebody else who is not registered yet; null if none is needed. */
  consent: z.nullable(z.string()),
});
export type Seeker = z.infer<typeof seeker>;

export const seekers = z.object({
  collection: z.array(seeker),
  /** Whether pairs can be made now: until the draw. */
  open: z.boolean(),
  /** Whether a newcomer would wait for a place. */
  full: z.boolean(),
});
export type Seekers = z.infer<typeof seekers>;

/** Who asks, and who is asked. */
export const partnerSought = z.object({ player_id: uuid, partner_id: uuid }).check(
  z.refine(({ player_id: one, partner_id: other }) => one !== other, {
    path: ['partner_id'],
    params: { rule: 'invalid' },
  }),
);

/** What somebody hears about a partner, outside the page of the open: who asks them, or that they are without one again. */
export const partnerNews = z.object({
  _id: uuid,
  open: z.object({ ...named.shape, state: z.enum(openStates) }),
  /** The viewer's player, or one they look after. */
  player: named,
  other: named,
  state: z.enum(partnerStates),
  since: instant,
});
export type PartnerNews = z.infer<typeof partnerNews>;
