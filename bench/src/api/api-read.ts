import type { Benchmark } from '../benchmark.ts';
import { compare } from './compare.ts';
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
  pathOf: (demo: DemoServer, headers: Question['headers']) => Promise<string>,
): Benchmark => ({
  name,
  run: () =>
    withDemo(async (demo) => {
      const headers = await demo.logIn('jugadora');
      const question = { path: await pathOf(demo, headers), headers };
      return withDatabasePeers(demo, question, async (peers) => [
        await compare({ name, ours: topspinSide(demo, question), peers }),
      ]);
    }),
});

/** One open with everything its page shows. */
export const apiOpen = read('api.open', async (demo, headers) => {
  const open = await firstOf(demo, `/api/app/opens?filters={"state":"finished"}`, headers);
  return `/api/app/opens/${open}`;
});

/** One match, point by point. */
export const apiMatch = read('api.match', async (demo, headers) => {
  const match = await firstOf(demo, `/api/app/matches?filters={"state":"finished"}`, headers);
  return `/api/app/matches/${match}`;
});
