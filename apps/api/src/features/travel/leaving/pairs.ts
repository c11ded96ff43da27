import type { TravelPair } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** The people of what plays in an open: of a pair its two, else the one who it is, and nobody where it is not known yet. */
export type MembersOf = (side: string | null) => string[];

/** The pairs of an open with their people in order. */
export async function pairsIn(db: Db, openId: string): Promise<TravelPair[]> {
  const { rows } = await sql<TravelPair>`
    select side_id as id, array_agg(player_id order by place) as members from side_members
    where open_id = ${openId}::uuid group by side_id order by side_id`.execute(db);
  return rows;
}

export function membersIn(pairs: readonly TravelPair[]): MembersOf {
  const known = new Map(pairs.map(({ id, members }) => [id, members]));
  return (side) => (side === null ? [] : [...(known.get(side) ?? [side])]);
}
