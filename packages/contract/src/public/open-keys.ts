import { z } from 'zod/mini';
import { instant, line, uuid } from '../conventions/values.ts';

/** How many keys an open has at most: one for each site, and some scripts. */
export const openKeysAtMost = 10;

/** A key of an open that only reads, without its secret. */
export const openKey = z.object({
  _id: uuid,
  name: z.string(),
  created_at: instant,
  /** Null once that account is gone. */
  created_by: z.nullable(
    z.object({
      name: z.string(),
      /** Whether they still organise the open; the key is valid either way. */
      organises: z.boolean(),
    }),
  ),
  /** To the hour; null if it was never used. */
  last_used_at: z.nullable(instant),
});
export type OpenKey = z.infer<typeof openKey>;

export const newOpenKey = z.object({ name: line(60) });
