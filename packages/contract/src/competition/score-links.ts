import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

/** A device that opened a link. */
const linkDevice = z.object({
  _id: uuid,
  /** What its umpire typed, if anything. */
  name: z.nullable(z.string()),
  since: instant,
  /** When it last sent something of a match, and of which. */
  last_scored_at: z.nullable(instant),
  last_match_id: z.nullable(uuid),
});

/** A device that finishes the match it was scoring when its link ended. */
export const finishingDevice = z.object({
  _id: uuid,
  name: z.nullable(z.string()),
  table: z.nullable(z.int()),
  match: z.object({ _id: uuid, a: z.nullable(z.string()), b: z.nullable(z.string()) }),
});
export type FinishingDevice = z.infer<typeof finishingDevice>;

/** A link with which umpires without an account score one match, or the matches of a table. */
export const scoreLink = z.object({
  _id: uuid,
  table: z.nullable(z.int()),
  match: z.nullable(z.object({ _id: uuid, a: z.nullable(z.string()), b: z.nullable(z.string()) })),
  /** The secret of its address, `/score/{token}`. */
  token: z.string(),
  created_by: z.nullable(z.string()),
  created_at: instant,
  devices: z.array(linkDevice),
});
export type ScoreLink = z.infer<typeof scoreLink>;
