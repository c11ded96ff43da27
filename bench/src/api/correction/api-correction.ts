import type pg from 'pg';
import { apiOf, logIn } from '../../api-client.ts';
import { rowOf, type Benchmark, type Row } from '../../benchmark.ts';
import { withOwnServer, withPool } from '../own-server.ts';
import { account, fillMatches, size } from './corrected-database.ts';
import { middleMatch, rowsRead, versionsOf, type Middle } from './ledger.ts';

/**
 * Reverses a result in the middle of 100,000 rated matches over HTTP: first the preview, then the correction.
 */
export const apiCorrection: Benchmark = {
  name: 'api.correction',
  run: () =>
    withOwnServer({ fill: fillMatches }, ({ topspin, databaseUrl }) =>
      withPool(databaseUrl, (pool) => measure(topspin.address, pool)),
    ),
};

const row = (name: string, value: number, unit: string): Row =>
  rowOf({ name: `api.correction${name}`, value, unit });

async function measure(server: string, pool: pg.Pool): Promise<Row[]> {
  const middle = await middleMatch(pool, size.matches / 2);
  const correct = await corrector(server, middle);
  const preview = await correct({ preview: true });
  const [before, readBefore] = [await versionsOf(pool), await rowsRead(pool)];
  const taken = await correct({ reason: 'bench' });
  const read = (await rowsRead(pool)) - readBefore;
  const { written, changed } = before.until(await versionsOf(pool));
  return [
    row('', taken, 'ms'),
    row('.preview', preview, 'ms'),
    row('.read', read, 'rows of tables'),
    row('.written', Math.abs(written - changed), `rows besides the ${changed} that change`),
  ];
}

/** Reverses the match; returns the milliseconds it took. */
async function corrector(server: string, { id, winner }: Middle) {
  const api = apiOf(server, (await logIn(server, account)).token);
  const set = winner === 'a' ? { a: 7, b: 11 } : { a: 11, b: 7 };
  return async (how: object): Promise<number> => {
    const began = performance.now();
    await api('POST', `/app/matches/${id}/correction`, { sets: [set, set, set], ...how });
    return performance.now() - began;
  };
}
