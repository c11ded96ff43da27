import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { startTopspinPostgres } from '@topspin/api/platform/topspin-postgres.ts';
import pg from 'pg';
import { rowOf, type Benchmark, type Row } from '../../benchmark.ts';
import { startMetered } from '../metered-server.ts';
import { account, fillMatches, size } from './corrected-database.ts';
import { middleMatch, rowsRead, versionsOf, type Middle } from './ledger.ts';

const main = fileURLToPath(new URL('../../../../apps/api/src/main.ts', import.meta.url));

/**
 * Reverses a result in the middle of 100,000 rated matches over HTTP: first the preview, then the correction.
 */
export const apiCorrection: Benchmark = {
  name: 'api.correction',
  run: async () => {
    const folder = await temporaryFolder();
    const postgres = await startTopspinPostgres({ dataDir: folder.path });
    try {
      await fillMatches(postgres.url);
      const env = { DATABASE_URL: postgres.url, PORT: '0', HOST: '127.0.0.1' };
      const topspin = await startMetered({ program: main, env });
      try {
        return await measure(topspin.address, postgres.url);
      } finally {
        await topspin.stop();
      }
    } finally {
      await postgres.stop();
      await folder.remove();
    }
  },
};

const row = (name: string, value: number, unit: string): Row =>
  rowOf({ name: `api.correction${name}`, value, unit });

async function measure(server: string, url: string): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: url });
  try {
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
  } finally {
    await pool.end();
  }
}

/** Reverses the match; returns the milliseconds it took. */
async function corrector(server: string, { id, winner }: Middle) {
  const post = async (path: string, body: object, token?: string): Promise<string> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${server}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text;
  };
  const { token } = JSON.parse(await post('auth/access', account)) as { token: string };
  const set = winner === 'a' ? { a: 7, b: 11 } : { a: 11, b: 7 };
  return async (how: object): Promise<number> => {
    const began = performance.now();
    await post(`app/matches/${id}/correction`, { sets: [set, set, set], ...how }, token);
    return performance.now() - began;
  };
}
