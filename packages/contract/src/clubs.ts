import { z } from 'zod/mini';
import { uuid } from './conventions/values.ts';

/** A club that players belong to. It is created when a profile first names it. */
export const club = z.object({ _id: uuid, name: z.string() });
export type Club = z.infer<typeof club>;

/** A club as an admin sees it. */
export const clubWithPlayers = z.object({
  ...club.shape,
  /** The players in the lists. */
  players_count: z.int(),
  /** The words of its name that are its own: not "club" or "CTT". */
  core: z.string(),
  /** Whether they are also another club's. */
  has_namesake: z.boolean(),
  version: z.int(),
});
export type ClubWithPlayers = z.infer<typeof clubWithPlayers>;

/** How many clubs can be merged into another at once. */
export const mergedAtMost = 50;
