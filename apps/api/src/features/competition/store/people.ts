import { leftStates, type PlayerId } from '@topspin/engine';
import type { Db } from '#http/call.ts';

const playersWhoLeft = (db: Db, openId: string) =>
  db
    .selectFrom('inscriptions')
    .select('player_id')
    .where('open_id', '=', openId)
    .where('state', 'in', leftStates);

/** The players who have left an open: their remaining matches are decided without play. */
export async function allWhoLeft(db: Db, openId: string): Promise<ReadonlySet<PlayerId>> {
  const rows = await playersWhoLeft(db, openId).execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** Which of these players have left. */
export async function haveLeft(
  db: Db,
  openId: string,
  players: readonly (PlayerId | null)[],
): Promise<ReadonlySet<PlayerId>> {
  const known = players.filter((player) => player !== null);
  if (known.length === 0) return new Set();
  const rows = await playersWhoLeft(db, openId).where('player_id', 'in', known).execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** The names of players. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
