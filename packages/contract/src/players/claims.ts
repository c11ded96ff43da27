import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

/** A user's claim that a profile created by somebody else is theirs. */
export const claim = z.object({
  _id: uuid,
  player: z.object({
    _id: uuid,
    name: z.string(),
    /** Whether there is a phone to keep or remove on handing over a minor’s profile. */
    minor_with_phone: z.boolean(),
  }),
  user: z.object({
    _id: uuid,
    name: z.string(),
    /** When the account was created, and whether its address is verified. */
    since: instant,
    email_verified: z.boolean(),
    /** The latest three opens the player was in and the account organised, or registered somebody in. */
    opens_in_common: z.array(z.string()),
  }),
  created_at: instant,
});
export type Claim = z.infer<typeof claim>;
