import type { Benchmark, Row } from '../benchmark.ts';
import { besideMemory, listPath } from './api-shared.ts';
import { compare, type Side } from './compare.ts';
import { withDemo, type DemoServer } from './demo-server.ts';
import { topspinSide, withDatabasePeers, type Question } from './peers.ts';

/** A filtered list with its totals, which only the database knows: another for each number. */
type PathOf = (number: number) => string;

const players: PathOf = (number) =>
  listPath('/api/app/players', {
    itemsPerPage: 20,
    sortBy: ['rating'],
    sortDesc: [true],
    filters: { gender: 'woman', rating: { $gte: 100 + number / 1000 } },
  });

const opens: PathOf = (number) =>
  listPath('/api/app/opens', {
    itemsPerPage: 20,
    filters: { date_start: { $gte: new Date(Date.UTC(2000) + number).toISOString() } },
  });

/** No query is repeated, so that no cache can answer. */
function neverTheSame(side: Side, asked: PathOf): Side {
  let number = 0;
  const setupRequest = (request: object) => ({ ...request, path: asked((number += 1)) });
  return { ...side, load: { ...side.load, requests: [{ setupRequest }] } };
}

const besideDatabase = (demo: DemoServer, name: string, asked: PathOf, headers: Question['headers']) => {
  const question = { path: asked(0), again: asked(0.5), headers };
  return withDatabasePeers(demo, question, (peers) =>
    compare({ name, ours: neverTheSame(topspinSide(demo, question), asked), peers }),
  );
};

export const apiListDb: Benchmark = {
  name: 'api.list.db',
  run: () =>
    withDemo(async (demo) => [
      await besideDatabase(demo, 'api.list.db', players, await demo.logIn('jugadora')),
    ]),
};

/** A list as somebody has it who sees more than others: again while nothing changes, and for the first time. */
const ofOrganiser = (name: string, account: string, asked: PathOf): Benchmark => ({
  name,
  run: () =>
    withDemo(async (demo): Promise<Row[]> => {
      const headers = await demo.logIn(account);
      const again = { path: asked(0), headers };
      await fetch(demo.topspin.address + again.path, { headers });
      return [
        await besideMemory(demo, name, again),
        await besideDatabase(demo, `${name}.db`, asked, headers),
      ];
    }),
});

export const apiListAdmin = ofOrganiser('api.list.admin', 'admin', players);
export const apiListOrganiser = ofOrganiser('api.list.organiser', 'organiza', opens);
