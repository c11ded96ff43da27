import type pg from 'pg';

type Query = (...asked: unknown[]) => unknown;

/**
 * Prepares every statement of a pool on each of its connections: tests run the same ones again and again, and planning them is
 * most of PostgreSQL's work.
 */
export function prepareAll(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `test ${names.size}`;
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Query;
    const query: Query = (text, values, ...rest) =>
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? send({ name: nameOf(text), text, values }, ...rest)
        : send(text, values, ...rest);
    Object.assign(client, { query });
  });
}
