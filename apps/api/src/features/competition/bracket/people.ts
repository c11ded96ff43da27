import { leftStates, type PlayerId } from '@topspin/engine';
import type { Db } from '#http/call.ts';

/** Which of these players have left the open: their remaining matches are decided without play. */
export async function haveLeft(
  db: Db,
  openId: string,
  players: readonly (PlayerId | null)[],
): Promise<ReadonlySet<string>> {
  const known = players.filter((player) => player !== null);
  if (known.length === 0) return new Set();
  const rows = await db
    .selectFrom('inscriptions')
    .select('player_id')
    .where('open_id', '=', openId)
    .where('player_id', 'in', known)
    .where('state', 'in', leftStates)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** The names of players. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
