import { Agent, request } from 'node:http';
import type pg from 'pg';
import { rounded, rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { withDemo } from '../api/demo-server.ts';
import { withPool } from '../api/own-server.ts';
import { percentile } from '../measure.ts';
import { beginMatches, point, pointsOfMatch, type Begun } from '../api/points.ts';

const tables = 200;
const every = 500;

/** The points of a match until the first is measured; then those during which a server that has just started compiles its code. */
const unmeasured = 6;
const first = 16;

/** Every so often a phone hears no answer and sends a point again, each at its own time. */
const sentTwice = 20;

/** A hall of 200 tables, each scoring two points a second: how long a tap waits for its answer, and whether each counts once. */
export const scoreAck: Benchmark = {
  name: 'score.ack',
  run: () =>
    withDemo((demo) =>
      withPool(demo.databaseUrl, async (pool) => {
        const headers = { ...(await demo.logIn('arbitro')), 'content-type': 'application/json' };
        const matches = await beginMatches(pool, tables);
        const before = await demo.topspin.cpu();
        const taken = await Promise.all(
          matches.map((match, at) => play(demo.topspin.address, match, headers, at)),
        );
        const cpu = (await demo.topspin.cpu()) - before;
        const inFirst = taken.flatMap((points) => points.slice(unmeasured, first));
        const later = taken.flatMap((points) => points.slice(first));
        return [
          ackRow('score.ack', later, { cpu: perPoint(cpu) }),
          ackRow('score.ack.first', inFirst),
          await onceRow(pool, matches),
        ];
      }),
    ),
};

const agent = new Agent({ keepAlive: true, maxSockets: 2 * tables });

/** Scores a match, and gives how long each point took, in ms. */
async function play(
  address: string,
  { id }: Begun,
  headers: Record<string, string>,
  at: number,
): Promise<number[]> {
  const taken: number[] = [];
  const begun = performance.now() + (at / tables) * every;
  for (let number = 1; number <= pointsOfMatch; number += 1) {
    await until(begun + number * every);
    const body = JSON.stringify([point(number + 1)]);
    const send = () => post(`${address}/api/app/matches/${id}/events`, headers, body);
    const start = performance.now();
    await ((number + at) % sentTwice === 0 ? Promise.all([send(), send()]) : send());
    taken.push(performance.now() - start);
  }
  return taken;
}

const until = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, time - performance.now()));
  });

function post(address: string, headers: Record<string, string>, body: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const call = request(address, { agent, method: 'POST', headers }, (response) => {
    response.resume();
    response.on('end', () => {
      if (response.statusCode === 200) resolve();
      else reject(new Error(`a point was answered by ${response.statusCode}`));
    });
  });
  call.on('error', reject);
  call.end(body);
  return promise;
}

const perPoint = (cpu: number) => ({
  value: rounded(cpu / (tables * pointsOfMatch)),
  unit: 'µs of the server for a point',
});

function ackRow(name: string, taken: readonly number[], more: Pick<Row, 'cpu'> = {}): Row {
  return rowOf({ name, value: percentile(taken, 0.99), unit: 'ms', ...more });
}

/** Events lost or counted twice: the log, its length and the score against what was sent. */
async function onceRow(pool: pg.Pool, matches: readonly Begun[]): Promise<Row> {
  const { rows } = await pool.query<{ wrong: number }>(
    `select sum(abs(l.events - $2) + abs(m.last_seq - $2) + abs(s.a + s.b + 1 - $2))::int as wrong
    from matches m
    join sets s on s.match_id = m.id
    cross join lateral (select count(*)::int as events from match_events e where e.match_id = m.id) l
    where m.id = any ($1)`,
    [matches.map(({ id }) => id), pointsOfMatch + 1],
  );
  const wrong = rows[0]?.wrong ?? Number.NaN;
  return rowOf({ name: 'score.once', value: wrong, unit: 'points' });
}
