import { listPairs, type Inscription, type OpenPage, type Pair } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { readAll } from './use-inscriptions.ts';

/** The clubs of an open by what plays in it: of its people, and of its pairs, as one name. */
export const clubsByPlayer = (
  inscriptions: readonly Pick<Inscription, 'player'>[],
  pairs: readonly Pick<Pair, '_id' | 'club'>[],
): ReadonlyMap<string, string> =>
  new Map(
    [...inscriptions.map(({ player }) => player), ...pairs].flatMap(({ _id, club }) =>
      club === null ? [] : [[_id, club] as const],
    ),
  );

/** The same, read from the server. */
export async function readClubs(
  { _id: id, doubles }: Pick<OpenPage, '_id' | 'doubles'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const [inscriptions, pairs] = await Promise.all([
    readAll(id, signal),
    doubles === undefined ? [] : call(listPairs, { params: { id }, signal }).then((read) => read.collection),
  ]);
  return clubsByPlayer(inscriptions, pairs);
}
