import type pg from 'pg';
import type { Benchmark } from '../benchmark.ts';
import { compare, type Side } from './compare.ts';
import { withDemo, type DemoServer } from './demo-server.ts';
import { withPool } from './own-server.ts';
import { withPeer } from './peers.ts';
import type { PointTask } from './peers/task.ts';
import { beginMatches, checkLogs, point, scoring, type Begun } from './points.ts';
import { statementsAfter, type InjectedCall } from './statements.ts';

/** More than the fastest side can finish under load. */
const matchesOfSide = 1500;
const json = { 'content-type': 'application/json' };

const pathOf = (match: string): string => `/api/app/matches/${match}/events`;

type Headers = Readonly<Record<string, string>>;
type Playing = { readonly demo: DemoServer; readonly pool: pg.Pool; readonly headers: Headers };

/** The sides of the scoring benchmark: Topspin, and a bare Fastify that runs the same statement, prepared or not. */
type PointSides = Readonly<Record<'ours' | 'plain' | 'prepared', Side>>;

/**
 * Points per second, each connection at its own table, compared with a bare Fastify that runs the same
 * statement.
 */
export const apiWrite: Benchmark = {
  name: 'api.write',
  run: () =>
    withDemo((demo) =>
      withPointSides(demo, async ({ ours, plain, prepared }) => [
        await compare({
          name: 'api.write',
          ours,
          peers: { 'bare Fastify and pg': plain, 'bare Fastify and pg, prepared': prepared },
        }),
      ]),
    ),
};

/** Passes the sides to the work, and checks afterwards that each point they scored was counted. */
export async function withPointSides<T>(
  demo: DemoServer,
  work: (sides: PointSides) => Promise<T>,
): Promise<T> {
  const headers = { ...(await demo.logIn('arbitro')), ...json };
  return withPool(demo.databaseUrl, (pool) => scoredBy({ demo, pool, headers }, work));
}

async function scoredBy<T>(
  { demo, pool, headers }: Playing,
  work: (sides: PointSides) => Promise<T>,
): Promise<T> {
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
  const done = await withPeer('points.ts', { ...task, prepared: false }, (one) =>
    withPeer('points.ts', { ...task, prepared: true }, async (other) =>
      work({
        ours: await sideOf(demo.topspin, pathOf, headers),
        plain: await sideOf(one(200).server, bare, json),
        prepared: await sideOf(other(200).server, bare, json),
      }),
    ),
  );
  await checkLogs(pool, all);
  return done;
}

/** The statements of a point, after an earlier one of the same match. */
async function statementOfPoint({ demo, pool, headers }: Playing): Promise<PointTask['statement']> {
  const [match] = await beginMatches(pool, 1);
  const send = (seq: number): InjectedCall => ({
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
