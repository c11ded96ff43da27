import { openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

const named = z.object({ _id: uuid, name: z.string() });

/** A registration that somebody else made, for those who answer for the player. */
export const registrationNotice = z.object({
  /** The registration. */
  _id: uuid,
  player: named,
  open: z.object({ _id: uuid, name: z.string(), state: z.enum(openStates) }),
  enrolled_by: z.nullable(z.string()),
  created_at: instant,
  /** Whether the registration still stands; if not, an organiser ended it. */
  is_in: z.boolean(),
  /** What an organiser wrote to those who answer for the player. */
  message: z.nullable(z.object({ text: z.string(), by: z.nullable(z.string()) })),
});
export type RegistrationNotice = z.infer<typeof registrationNotice>;
