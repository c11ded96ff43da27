import { createApp } from '@topspin/api/app.ts';
import { openPool } from '@topspin/api/db/connect.ts';
import type { Database } from '@topspin/api/db/schema.generated.ts';
import { openBell } from '@topspin/api/live/bell.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type { DemoServer } from './demo-server.ts';
import type { Statement } from './peers/task.ts';
import type { Question } from './peers.ts';

const settings = {
  publicUrl: undefined,
  mail: undefined,
  geocoderUrl: 'http://127.0.0.1:9/api/',
  tileAttribution: '',
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  pushHosts: [],
  lab: false,
  logLevel: 'silent',
  trustProxy: false,
} as const;

/** A call to inject into a server. */
export type InjectedCall = {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
};

/** The statements that Topspin runs for a request after a similar one. */
export const statementsOf = (
  demo: DemoServer,
  { path, again = path, headers }: Question,
): Promise<Statement[]> => statementsAfter(demo, { url: path, headers }, { url: again, headers });

/** The statements that Topspin runs for a call after another. */
export async function statementsAfter(
  { databaseUrl }: Pick<DemoServer, 'databaseUrl'>,
  before: InjectedCall,
  asked: InjectedCall,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: openPool(databaseUrl) }),
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  });
  const bell = await openBell(databaseUrl);
  const app = await createApp({ db, bell, settings });
  await app.inject(before);
  statements.length = 0;
  const { statusCode, body } = await app.inject(asked);
  await app.close();
  await bell.close();
  await db.destroy();
  if (statusCode !== 200) throw new Error(`${asked.url} answered ${statusCode}: ${body}`);
  return statements;
}
