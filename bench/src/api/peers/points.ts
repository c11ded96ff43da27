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

type Written = { readonly id: string; readonly match: Match; readonly point: Point };

/** The values that differ from point to point, by how each looks in the statement. */
const changing: readonly {
  readonly is: (value: unknown) => boolean;
  readonly of: (written: Written, given: string) => unknown;
}[] = [
  { is: (value) => value === statement.match, of: ({ id }) => id },
  { is: (value) => value === 3, of: ({ point }) => point.seq },
  { is: (value) => value === 2, of: ({ match }) => match.version },
  { is: (value) => String(value).includes('"payload"'), of: ({ point }) => JSON.stringify([logged(point)]) },
  {
    is: (value) => String(value).includes('"played_a"'),
    of: ({ match: { set } }, given) =>
      JSON.stringify([{ ...firstOf(given), ...set, played_a: set.a, played_b: set.b }]),
  },
  {
    is: (value) => String(value).includes(`"match:${statement.match}"`),
    of: ({ id }, given) => given.replace(statement.match, id),
  },
];

const logged = ({ side, ...point }: Point) => ({ ...point, payload: { side } });
const firstOf = (list: string) => (JSON.parse(list) as object[])[0];

/** The values that change in the statement, each at one position. */
const changes = statement.parameters.map((value) => changing.find(({ is }) => is(value)));
if (changes.filter((change) => change !== undefined).length !== changing.length)
  throw new Error('the statement of a point is not the one that this peer knows');

const valuesOf = (written: Written): unknown[] =>
  statement.parameters.map((value, place) => changes[place]?.of(written, String(value)) ?? value);

const app = Fastify();
app.post<{ Params: { id: string }; Body: [Point] }>('/:id', async ({ params: { id }, body: [point] }) => {
  const match = known(id);
  match.set[point.side] += 1;
  const { rowCount } = await pool.query({ ...query, values: valuesOf({ id, match, point }) });
  if (rowCount !== 1) throw new Error('the statement wrote nothing');
  match.version += 1;
  return { seq: point.seq };
});
app.setErrorHandler((error) => {
  // The one who measures hears only that it was a 500.
  console.error(error);
  process.exit(1);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
