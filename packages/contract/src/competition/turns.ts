import { reasonsToWait } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';
import { publicTurns } from '../public/turns.ts';

/** What a player of the account has to do next in an open. */
export const playerTurns = z.object({
  ...publicTurns.shape,
  open: z.object({ _id: uuid, name: z.string() }),
  player: z.object({ _id: uuid, name: z.string() }),
  /** The account's own player, rather than one it looks after. */
  own: z.boolean(),
  /** Whether an organiser said that the player is not in the hall for now, which others are not told. */
  absent: z.boolean(),
  /** Whether this account can be notified of these turns: its own, and those of whom it is a guardian. */
  notified: z.boolean(),
});
export type PlayerTurns = z.infer<typeof playerTurns>;

/** A match that comes before another one in the order of play. */
export const matchBefore = z.object({
  match_id: uuid,
  reason: z.enum(reasonsToWait),
  a: z.nullable(z.string()),
  b: z.nullable(z.string()),
  /** The name of the player who is in both, if the reason is `playing` or `umpiring`. */
  player: z.nullable(z.string()),
  table: z.nullable(z.int()),
});
export type MatchBefore = z.infer<typeof matchBefore>;
