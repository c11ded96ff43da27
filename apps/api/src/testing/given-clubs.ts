import type { Pair } from '@topspin/contract';
import { clubNamed } from '#features/clubs/commands.ts';
import type { TestApi } from './client.ts';

/** The people of pairs play for these clubs from now on, by pair: nobody for null. Returns the ids of the clubs by name. */
export async function givenClubsOfPairs(
  { db }: TestApi,
  pairs: readonly Pair[],
  clubs: readonly (readonly [string | null, string | null])[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const name of clubs.flat()) if (name !== null) ids.set(name, await clubNamed(db, name));
  for (const [at, { members }] of pairs.entries())
    for (const [place, { _id }] of members.entries()) {
      const club_id = ids.get(clubs[at]?.[place] ?? '') ?? null;
      await db.updateTable('players').set({ club_id }).where('id', '=', _id).execute();
    }
  return ids;
}
