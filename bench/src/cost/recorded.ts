import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the costs were when they were last recorded. */
export type Recorded = {
  /** The server's CPU time for each request, as a multiple of a bare Fastify's for the same. */
  readonly requests: Readonly<Record<string, number>>;
  /** What login and home load, in bytes. */
  readonly home: number;
};

const file = fileURLToPath(new URL('recorded.json', import.meta.url));

export const readRecorded = (): Recorded => JSON.parse(readFileSync(file, 'utf8')) as Recorded;

export const writeRecorded = (recorded: Recorded): void =>
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
