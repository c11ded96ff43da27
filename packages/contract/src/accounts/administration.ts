import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';
import { typedPassword } from './auth.ts';

/** A device on which an account is logged in, as an admin sees it. */
export const userSession = z.object({
  _id: uuid,
  user_agent: z.nullable(z.string()),
  created_at: instant,
  last_used_at: instant,
});
export type UserSession = z.infer<typeof userSession>;

export const userErasure = z.object({ password: typedPassword });
