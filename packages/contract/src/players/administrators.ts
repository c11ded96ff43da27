import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';
import { administratorRelations } from './players.ts';

/** An account that looks after a player. */
export const administrator = z.object({
  user: z.object({ _id: uuid, name: z.string() }),
  relation: z.enum(administratorRelations),
  since: instant,
  /** Whether it looks after the player only because an account was erased and nobody else was left. */
  handed_over: z.boolean(),
  /** Whether the current user may end its access. */
  may_end: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;

export const administratorsPage = z.object({
  collection: z.array(administrator),
  /** Whether the current user decides about offers, the date of birth and who sees the phone. */
  decides: z.boolean(),
  /** Whether the current user may withdraw the consents, which erases the profile. */
  may_erase: z.boolean(),
});
export type AdministratorsPage = z.infer<typeof administratorsPage>;

/** A player whom the current user administers; `organiser` for one entered in an open, whom nobody looks after by that. */
export const administered = z.object({
  _id: uuid,
  name: z.string(),
  club_id: z.nullable(uuid),
  relation: z.enum(administratorRelations),
});

export type Administered = z.infer<typeof administered>;
