import type { Benchmark } from '../benchmark.ts';
import { compare } from './compare.ts';
import { withDemo, type DemoServer } from './demo-server.ts';
import { etagOf, topspinSide, withMemoryPeer, type Question } from './peers.ts';

/** The URL of a list. */
export const listPath = (path: string, query: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  ).toString()}`;

/** An answer shared by many: in full, and as a 304 to a client that has it. */
const sharedAnswer = (name: string, path: string): Benchmark => ({
  name,
  run: () =>
    withDemo(async (demo) => {
      const question = { path, headers: await demo.logIn('jugadora') };
      const etag = await etagOf(demo, question);
      const again = { path, headers: { ...question.headers, 'if-none-match': etag }, status: 304 };
      return [await besideMemory(demo, name, question), await besideMemory(demo, `${name}.unchanged`, again)];
    }),
});

export const besideMemory = (demo: DemoServer, name: string, question: Question) =>
  withMemoryPeer(demo, question, (peers) => compare({ name, ours: topspinSide(demo, question), peers }));

/** The fixed cost of a request, including checking a token. */
export const apiHealth: Benchmark = {
  name: 'api.health',
  run: () =>
    withDemo(async (demo) => {
      const question = { path: '/api/health/live', headers: await demo.logIn('jugadora') };
      return [await besideMemory(demo, 'api.health', question)];
    }),
};

/** The leaderboard of the home page. */
export const top10Path = listPath('/api/app/players', {
  itemsPerPage: 10,
  sortBy: ['rating'],
  sortDesc: [true],
  filters: { matches_played: { $gt: 0 } },
});

/** The opens as listed on their page. */
export const opensPath = listPath('/api/app/opens', { itemsPerPage: 20 });

export const apiTop10 = sharedAnswer('api.top10', top10Path);
export const apiOpens = sharedAnswer('api.opens', opensPath);
