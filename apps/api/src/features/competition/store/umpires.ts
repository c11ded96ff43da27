import type { PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** Picks the one of these people who umpires the fewest matches of an open; of equals the first, and null if there is nobody. */
export async function leastBurdened(
  db: Db,
  openId: string,
  people: readonly PlayerId[],
): Promise<PlayerId | null> {
  if (people.length < 2) return people[0] ?? null;
  const { rows } = await sql<{ person: PlayerId }>`
    select person from unnest(${[...people]}::uuid[]) with ordinality as involved (person, place)
    order by (select count(*) from matches where open_id = ${openId} and umpire_id = person), place limit 1`.execute(
    db,
  );
  return rows[0]?.person ?? null;
}
