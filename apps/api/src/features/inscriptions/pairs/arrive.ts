import { makesPair, type DoublesClass } from '@topspin/engine';
import { createPair } from '#features/players/commands.ts';
import type { Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { addMembers, candidates } from './store.ts';

export type ArrivedPair = { readonly id: string; readonly members: readonly [one: string, other: string] };

type Arriving = { readonly openId: string; readonly doubles: DoublesClass; readonly now: Date };

/** Writes the pairs of an open that came as a file, after its entries, or that a draw had which is put back; refuses one whose people here are not of its class. */
export async function arrivePairs(
  db: Db,
  { openId, doubles, now }: Arriving,
  pairs: readonly ArrivedPair[],
): Promise<void> {
  for (const { id, members } of pairs) {
    const people = await candidates(db, openId, members);
    const [one, other] = [found(people[0]), found(people[1])];
    if (!makesPair(doubles, [one.gender, other.gender])) throw fail('pair.notOfClass');
    await createPair(db, { openId, now, names: [one.name, other.name], id });
    await addMembers(db, { openId, side: id }, members);
  }
}
