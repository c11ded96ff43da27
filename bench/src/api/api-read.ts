import type { Benchmark } from '../benchmark.ts';
import { compare, type Side } from './compare.ts';
import { withDemo, type DemoServer } from './demo-server.ts';
import { topspinSide, withDatabasePeers, type Question } from './peers.ts';

type Found = { readonly collection: readonly { readonly _id: string }[] };

/** The id of the first thing that a list answers. */
export async function firstOf(
  { topspin }: DemoServer,
  path: string,
  headers: Question['headers'],
): Promise<string> {
  const response = await fetch(topspin.address + path, { headers });
  const id = ((await response.json()) as Found).collection[0]?._id;
  if (id === undefined) throw new Error(`${path} lists nothing`);
  return id;
}

/** A read from the database, compared with a bare Fastify that runs the same statements. */
const read = (
  name: string,
  goal: number,
  pathOf: (demo: DemoServer, headers: Question['headers']) => Promise<string>,
): Benchmark => ({
  name,
  run: () =>
    withDemo(async (demo) => {
      const headers = await demo.logIn('jugadora');
      const question = { path: await pathOf(demo, headers), headers };
      return withDatabasePeers(demo, question, async (peers) => [
        await compare({ name, ours: topspinSide(demo, question), peers, goal }),
      ]);
    }),
});

/** One open with everything its page shows. */
export const apiOpen = read('api.open', 0.5, async (demo, headers) => {
  const open = await firstOf(demo, `/api/app/opens?filters={"state":"finished"}`, headers);
  return `/api/app/opens/${open}`;
});

/** One match, point by point. */
export const apiMatch = read('api.match', 0.5, async (demo, headers) => {
  const match = await firstOf(demo, `/api/app/matches?filters={"state":"finished"}`, headers);
  return `/api/app/matches/${match}`;
});

const filtered = (least: number): string =>
  `/api/app/players?itemsPerPage=20&sortBy=["rating"]&sortDesc=[true]&filters=${encodeURIComponent(
    JSON.stringify({ gender: 'woman', rating: { $gte: least } }),
  )}`;

/** No query is repeated, so that no cache can answer. */
function neverTheSame(side: Side): Side {
  let asked = 0;
  const next = () => filtered(100 + (asked += 1) / 1000);
  const requests = [{ setupRequest: (request: object) => ({ ...request, path: next() }) }];
  return { ...side, load: { ...side.load, requests } };
}

/** A filtered list with its totals, which only the database knows. */
export const apiListDb: Benchmark = {
  name: 'api.list.db',
  run: () =>
    withDemo(async (demo) => {
      const question = { path: filtered(100), again: filtered(101), headers: await demo.logIn('jugadora') };
      return withDatabasePeers(demo, question, async (peers) => [
        await compare({
          name: 'api.list.db',
          ours: neverTheSame(topspinSide(demo, question)),
          peers,
          goal: 0.75,
        }),
      ]);
    }),
};
