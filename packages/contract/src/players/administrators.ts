import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { instant, uuid } from '../conventions/values.ts';
import { administratorRelations } from './players.ts';

const tag = 'players';

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

const administratorsPage = z.object({
  collection: z.array(administrator),
  /** Whether the current user decides about offers, the date of birth and who sees the phone. */
  decides: z.boolean(),
  /** Whether the current user may withdraw the consents, which erases the profile. */
  may_erase: z.boolean(),
});
export type AdministratorsPage = z.infer<typeof administratorsPage>;

export const listAdministrators = route({
  name: 'listAdministrators',
  method: 'GET',
  path: '/app/players/{id}/administrators',
  tag,
  summary: 'List who looks after a player, in what relation and since when',
  params: byId,
  answers: { 200: administratorsPage },
  errors: ['thing.notFound'],
});

export const endAdministration = route({
  name: 'endAdministration',
  method: 'DELETE',
  path: '/app/players/{id}/administrators/{user_id}',
  tag,
  summary: 'End an account’s access to a player, or my own',
  params: z.object({ id: uuid, user_id: uuid }),
  answers: { 204: null },
  errors: ['thing.notFound', 'player.guardianDecides', 'player.lastAdministrator'],
});

/** A player whom the current user administers; `organiser` for one entered in an open, whom nobody looks after by that. */
export const administered = z.object({
  _id: uuid,
  name: z.string(),
  club_id: z.nullable(uuid),
  relation: z.enum(administratorRelations),
});

export type Administered = z.infer<typeof administered>;

export const listAdministered = route({
  name: 'listAdministered',
  method: 'GET',
  path: '/app/administered-players',
  tag,
  summary: 'List the players I administer',
  query: listQuery,
  answers: { 200: listOf(administered) },
  errors: ['request.unknownFilter'],
});
