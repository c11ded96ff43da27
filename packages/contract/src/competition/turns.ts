import { z } from 'zod/mini';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';
import { publicTurns } from '../public/turns.ts';

/** What a player of the account has to do next in an open. */
export const playerTurns = z.object({
  ...publicTurns.shape,
  open: z.object({ _id: uuid, name: z.string() }),
  player: z.object({ _id: uuid, name: z.string() }),
  /** The account's own player, rather than one it looks after. */
  own: z.boolean(),
  /** Whether this account can be notified of these turns: its own, and those of whom it is a guardian. */
  notified: z.boolean(),
});
export type PlayerTurns = z.infer<typeof playerTurns>;

export const listTurns = route({
  name: 'listTurns',
  method: 'GET',
  path: '/app/turns',
  tag: 'matches',
  summary:
    'List what the own player and those one looks after play and umpire next, in the opens in play they have matches in',
  answers: { 200: z.object({ collection: z.array(playerTurns) }) },
});
