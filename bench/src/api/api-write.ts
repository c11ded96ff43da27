import pg from 'pg';
import type { Benchmark, Row } from '../benchmark.ts';
import { compare, type Side } from './compare.ts';
import { withDemo, type DemoServer } from './demo-server.ts';
import { withPeer } from './peers.ts';
import type { PointTask } from './peers/task.ts';
import { beginMatches, checkLogs, point, scoring, type Begun } from './points.ts';
import { statementsAfter, type Asked } from './statements.ts';

/** More than the fastest side can finish under load. */
const matchesOfSide = 1500;
const json = { 'content-type': 'application/json' };

const pathOf = (match: string): string => `/api/app/matches/${match}/events`;

type Headers = Readonly<Record<string, string>>;
type Playing = { readonly demo: DemoServer; readonly pool: pg.Pool; readonly headers: Headers };

/**
 * Points per second, each connection at its own table, compared with a bare Fastify that runs the same
 * statement.
 */
export const apiWrite: Benchmark = {
  name: 'api.write',
  run: () =>
    withDemo(async (demo) => {
      const pool = new pg.Pool({ connectionString: demo.databaseUrl });
      const playing = { demo, pool, headers: { ...(await demo.logIn('arbitro')), ...json } };
      try {
        return [await speedOfPoint(playing)];
      } finally {
        await pool.end();
      }
    }),
};

async function speedOfPoint({ demo, pool, headers }: Playing): Promise<Row> {
  const statement = await statementOfPoint({ demo, pool, headers });
  const all: Begun[] = [];
  const sideOf = async (server: Side['server'], path: typeof pathOf, given: Headers): Promise<Side> => {
    const matches = await beginMatches(pool, matchesOfSide);
    all.push(...matches);
    const [first] = matches;
    const load = { path: path(first?.id ?? ''), status: 200, headers: { ...given } };
    return { server, load: { ...load, ...scoring(matches, path) } };
  };
  const task = { databaseUrl: demo.databaseUrl, statement };
  const bare = (match: string): string => `/${match}`;
  const row = await withPeer('points.ts', { ...task, prepared: false }, (one) =>
    withPeer('points.ts', { ...task, prepared: true }, async (other) =>
      compare({
        name: 'api.write',
        ours: await sideOf(demo.topspin, pathOf, headers),
        peers: {
          'bare Fastify and pg': await sideOf(one(200).server, bare, json),
          'bare Fastify and pg, prepared': await sideOf(other(200).server, bare, json),
        },
      }),
    ),
  );
  await checkLogs(pool, all);
  return row;
}

/** The statements of a point, after an earlier one of the same match. */
async function statementOfPoint({ demo, pool, headers }: Playing): Promise<PointTask['statement']> {
  const [match] = await beginMatches(pool, 1);
  const send = (seq: number): Asked => ({
    method: 'POST',
    url: pathOf(match?.id ?? ''),
    headers,
    payload: [point(seq)],
  });
  const statements = await statementsAfter(demo, send(2), send(3));
  const statement = statements.find(({ sql }) => sql.includes('insert into match_events'));
  if (!statement) throw new Error('a point is not written');
  return { ...statement, match: match?.id ?? '' };
}
