/**
 * A bare Fastify that writes each point with Topspin's statement, and only tracks the position in each match.
 */
import Fastify from 'fastify';
import pg from 'pg';
import { readTask, type PointTask } from './task.ts';

const { databaseUrl, statement, prepared } = readTask() as PointTask;

type Point = {
  readonly id: string;
  readonly seq: number;
  readonly type: string;
  readonly at: string;
  readonly side: 'a' | 'b';
};
type Match = { version: number; readonly set: { a: number; b: number } };

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const query = { text: statement.sql, ...(prepared && { name: 'point' }) };
const matches = new Map<string, Match>();
const known = (id: string): Match => {
  const match = matches.get(id) ?? { version: 1, set: { a: 0, b: 0 } };
  matches.set(id, match);
  return match;
};

/** The statement's values in order: see append-in-play.ts. */
function valuesOf(id: string, { version, set: { a, b } }: Match, { seq, type, at, side, ...point }: Point) {
  const [state, , startedAt, wonA, wonB, , , open, , user, , sets, channel, topics] = statement.parameters;
  const [before] = JSON.parse(String(sets)) as object[];
  const [, openTopic] = JSON.parse(String(topics)) as string[];
  const events = JSON.stringify([{ id: point.id, seq, type, at, payload: { side } }]);
  const set = JSON.stringify([{ ...before, a, b, played_a: a, played_b: b }]);
  const rung = JSON.stringify([`match:${id}`, openTopic]);
  return [state, seq, startedAt, wonA, wonB, id, version, open, new Date(), user, events, set, channel, rung];
}

const app = Fastify();
app.post<{ Params: { id: string }; Body: [Point] }>('/:id', async ({ params: { id }, body: [point] }) => {
  const match = known(id);
  match.set[point.side] += 1;
  const { rowCount } = await pool.query({ ...query, values: valuesOf(id, match, point) });
  if (rowCount !== 1) throw new Error('the statement wrote nothing');
  match.version += 1;
  return { seq: point.seq };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
