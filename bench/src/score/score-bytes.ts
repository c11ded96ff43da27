import { connect } from 'node:net';
import type pg from 'pg';
import { rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { withDemo, type DemoServer } from '../api/demo-server.ts';
import { withPool } from '../api/own-server.ts';
import { beginMatches, point, pointsOfMatch } from '../api/points.ts';

const tables = 20;

type Exchange = { readonly sent: number; readonly answered: number };

/** The bytes of a point: on the wire with all headers, as Chrome on a phone sends them, and in the log. */
export const scoreBytes: Benchmark = {
  name: 'score.bytes',
  run: () => withDemo((demo) => withPool(demo.databaseUrl, (pool) => bytesOfPoint(demo, pool))),
};

async function bytesOfPoint(demo: DemoServer, pool: pg.Pool): Promise<Row[]> {
  const { authorization = '' } = await demo.logIn('arbitro');
  const matches = await beginMatches(pool, tables);
  const before = await size(pool);
  let total = 0;
  for (const { id } of matches) {
    const { sent, answered } = await scorePoints(demo.topspin.address, id, authorization);
    total += sent + answered;
  }
  const played = tables * pointsOfMatch;
  return [
    rowOf({ name: 'score.bytes.wire', value: total / played, unit: 'bytes' }),
    rowOf({ name: 'score.bytes.stored', value: ((await size(pool)) - before) / played, unit: 'bytes' }),
  ];
}

/** Where a phone in a hall finds the laptop. */
const host = '192.168.1.20:3000';

/** What Chrome on Android adds to a call by itself over plain HTTP: compared with what it sent through a proxy that counts. */
const ofChrome = [
  `Host: ${host}`,
  'Connection: keep-alive',
  'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
  'Accept: */*',
  'Accept-Encoding: gzip, deflate',
  'Accept-Language: es-ES,es;q=0.9',
  `Origin: http://${host}`,
];

/** Plays a match over one connection, and counts every byte in both directions. */
function scorePoints(address: string, match: string, authorization: string): Promise<Exchange> {
  const { hostname, port } = new URL(address);
  const headers = [
    ...ofChrome,
    'Content-Type: application/json',
    `Authorization: ${authorization}`,
    'x-application: topspin-web',
    'x-application-lang: es',
  ];
  const { promise, resolve, reject } = Promise.withResolvers<Exchange>();
  const socket = connect(Number(port), hostname);
  let [sent, answered, seq, text] = [0, 0, 1, ''];
  let basedOn = '';
  const next = () => {
    seq += 1;
    if (seq > pointsOfMatch + 1) {
      socket.end();
      resolve({ sent, answered });
      return;
    }
    const event = point(seq);
    const body = JSON.stringify([event]);
    const path = `/api/app/matches/${match}/events?device=${match}${basedOn}`;
    basedOn = `&based_on_id=${event.id}`;
    const lines = [`POST ${path} HTTP/1.1`, ...headers];
    const request = `${lines.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    sent += request.length;
    socket.write(request);
  };
  socket.setEncoding('latin1');
  socket.on('connect', next);
  socket.on('error', reject);
  socket.on('data', (data: string) => {
    answered += data.length;
    text += data;
    const body = /\r\n\r\n(\{.*\})$/su.exec(text);
    if (!body) return;
    if (!text.startsWith('HTTP/1.1 200')) reject(new Error(text));
    text = '';
    next();
  });
  return promise;
}

async function size(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select (pg_total_relation_size('match_events') + pg_total_relation_size('idempotency_keys'))::float as bytes`,
  );
  return rows[0]?.bytes ?? Number.NaN;
}
