import { leftStates, type PlayerId } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';

/** Sides with somebody who left: a pair plays with both or not at all. */
const sidesWhoLeft = (db: Db, openId: string) =>
  db
    .selectFrom('open_sides')
    .select(sql<PlayerId>`side_id`.as('side_id'))
    .where('open_id', '=', openId)
    .where('state', 'in', leftStates);

/** The players who have left an open: their remaining matches are decided without play. */
export async function allWhoLeft(db: Db, openId: string): Promise<ReadonlySet<PlayerId>> {
  const rows = await sidesWhoLeft(db, openId).execute();
  return new Set(rows.map(({ side_id }) => side_id));
}

/** Which of these players have left. */
export async function haveLeft(
  db: Db,
  openId: string,
  players: readonly (PlayerId | null)[],
): Promise<ReadonlySet<PlayerId>> {
  const known = players.filter((player) => player !== null);
  if (known.length === 0) return new Set();
  const rows = await sidesWhoLeft(db, openId).where('side_id', 'in', known).execute();
  return new Set(rows.map(({ side_id }) => side_id));
}

/** The names of players. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The people of sides: the two of a pair, or the player alone. */
export async function peopleOfSides(
  db: Db,
  sides: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, readonly PlayerId[]>> {
  if (sides.length === 0) return new Map();
  const { rows } = await sql<{ side: PlayerId; people: readonly PlayerId[] }>`
    select side, people_of_side(side) as people from unnest(${sides}::uuid[]) as side`.execute(db);
  return new Map(rows.map(({ side, people }) => [side, people]));
}

/** The sides that somebody is in an open: themselves, or their pair. */
export async function sideIn(db: Db, openId: string, person: string): Promise<PlayerId> {
  const pair = await db
    .selectFrom('side_members')
    .select('side_id')
    .where('open_id', '=', openId)
    .where('player_id', '=', person)
    .executeTakeFirst();
  return pair?.side_id ?? person;
}

/** The rating by which a side plays: the mean of its people, each of whom has this one while unrated. */
export const meanRating = (side: RawBuilder<unknown>, unrated: number) =>
  sql<number>`coalesce((select avg(coalesce(rating, ${unrated}))::float from players
    where id = any (people_of_side(${side}))), ${unrated})`;
