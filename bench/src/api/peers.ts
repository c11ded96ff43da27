import { fileURLToPath } from 'node:url';
import type { Side } from './compare.ts';
import type { DemoServer } from './demo-server.ts';
import { startMetered } from './metered-server.ts';
import type { DatabaseTask, MemoryTask, PointTask } from './peers/task.ts';
import { statementsOf } from './statements.ts';

/** The request to both sides: a Topspin URL, and the client's headers. */
export type Question = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status?: number;
  /** Another URL of the same kind, if the answer to the first may be cached. */
  readonly again?: string;
};

/** Topspin's side of a comparison. */
export const topspinSide = ({ topspin }: DemoServer, { path, headers, status = 200 }: Question): Side => ({
  server: topspin,
  load: { path, headers: { ...headers }, status },
});

/** The tag of an answer for clients that have it; repeated answers are cached and tagged. */
export async function etagOf({ topspin }: DemoServer, { path, headers }: Question): Promise<string> {
  await (await fetch(topspin.address + path, { headers })).arrayBuffer();
  const response = await fetch(topspin.address + path, { headers });
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

/** Both sides get the same request, since parsing its headers costs time too. */
const asked = (side: Side, { path, headers }: Question): Side => ({
  ...side,
  load: { ...side.load, path, headers: { ...headers } },
});

/** Runs a bare Fastify that answers from memory with exactly the bytes that Topspin answers. */
export async function withMemoryPeer<T>(
  { topspin }: DemoServer,
  question: Question,
  work: (peers: Record<string, Side>) => Promise<T>,
): Promise<T> {
  const { path, headers, status = 200 } = question;
  const response = await fetch(topspin.address + path, { headers });
  if (response.status !== status) throw new Error(`${path} answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  const task: MemoryTask = { status, type, body: await response.text() };
  return withPeer('from-memory.ts', task, (side) =>
    work({ 'bare Fastify from memory': asked(side(status), question) }),
  );
}

/** Runs two bare Fastify servers that run the same statements as Topspin: prepared, and not. */
export async function withDatabasePeers<T>(
  demo: DemoServer,
  question: Question,
  work: (peers: Record<string, Side>) => Promise<T>,
): Promise<T> {
  const statements = await statementsOf(demo, question);
  if (statements.length === 0) throw new Error(`${question.path} asks the database nothing`);
  const task = { databaseUrl: demo.databaseUrl, statements };
  const plain: DatabaseTask = { ...task, prepared: false };
  const prepared: DatabaseTask = { ...task, prepared: true };
  return withPeer('from-database.ts', plain, (one) =>
    withPeer('from-database.ts', prepared, (other) =>
      work({
        'bare Fastify and pg': asked(one(200), question),
        'bare Fastify and pg, prepared': asked(other(200), question),
      }),
    ),
  );
}

export async function withPeer<T>(
  file: string,
  task: MemoryTask | DatabaseTask | PointTask,
  work: (side: (status: number) => Side) => Promise<T>,
): Promise<T> {
  const program = fileURLToPath(new URL(`peers/${file}`, import.meta.url));
  const server = await startMetered({ program, env: { TASK: JSON.stringify(task) } });
  try {
    return await work((status) => ({ server, load: { path: '/', status } }));
  } finally {
    await server.stop();
  }
}
