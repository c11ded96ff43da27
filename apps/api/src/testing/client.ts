import {
  access,
  createPlayerFromUser,
  register,
  type AnswerOf,
  type BodyInputOf,
  type ErrorBody,
  type Login,
  type OwnPlayer,
  type Route,
} from '@topspin/contract';
import type { FastifyInstance } from 'fastify';
import { connect, openPool } from '#db/connect.ts';
import { openBell, type Bell } from '#live/bell.ts';
import { hearOwnWrites } from '#live/own-writes.ts';
import { createApp, type AppOptions } from '../app.ts';
import { testDatabase, type TestDatabase } from './database/database.ts';

export const testSettings: AppOptions['settings'] = {
  publicUrl: 'http://topspin.test',
  mail: undefined,
  // Nothing listens there: a search finds nothing.
  geocoderUrl: 'http://127.0.0.1:9/api/',
  tileAttribution: '© OpenStreetMap contributors',
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  pushHosts: ['fcm.googleapis.com', '*.push.services.mozilla.com'],
  lab: true,
  logLevel: 'silent',
  trustProxy: false,
};

/** The least that Argon2 accepts: most accounts of the tests are there to do something else. */
const leastPasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const plenty = { perCaller: 100_000, perNetwork: 100_000 };
export const noLimits = {
  credentials: plenty,
  registration: plenty,
  mail: plenty,
  pictures: plenty,
  exports: plenty,
  previews: plenty,
  estimates: plenty,
  places: plenty,
  codes: plenty,
  screens: plenty,
  calendars: plenty,
  keys: plenty,
  screenCodes: plenty,
  umpireWrites: 100_000,
  openings: 100_000,
  lists: plenty,
  streams: plenty,
  writes: 100_000,
  points: 100_000,
};

/** The answer to a call: its body as the contract types it, or an error body. */
export type Answered<Body> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Body;
  /** The error body; throws if the call succeeded. */
  readonly failure: ErrorBody;
};

export type CallInput<R extends Route> = {
  readonly params?: Readonly<Record<string, string>>;
  /** The query as an object: arrays and objects are written as JSON. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** A file as its bytes. */
  readonly body?: BodyInputOf<R> | Readonly<Record<string, unknown>> | Buffer;
  readonly version?: number;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A caller, with or without an account. */
export type Caller = {
  /** Makes a call and returns the answer, success or not. */
  call<const R extends Route>(route: R, given?: CallInput<R>): Promise<Answered<AnswerOf<R>>>;
  /** Makes a call that must succeed, and returns its body. */
  get<const R extends Route>(route: R, given?: CallInput<R>): Promise<AnswerOf<R>>;
};

export type RegisteredUser = Caller & {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly login: Login;
};
export type RegisteredPlayer = RegisteredUser & { readonly player: OwnPlayer };

/** Whether an admin trusts the account as an organiser; and whether its address is proven: both by default. */
export type UserOptions = { readonly trusted?: boolean; readonly proven?: boolean };

export type TestApi = Caller & {
  readonly databaseUrl: string;
  readonly app: FastifyInstance;
  readonly db: TestDatabase['db'];
  readonly bell: Bell;
  /** Calls with the given token, or without one. */
  readonly as: (token?: string) => Caller;
  registerUser(name?: string, options?: UserOptions): Promise<RegisteredUser>;
  /** A user with a player profile. */
  registerPlayer(name?: string, birth?: string): Promise<RegisteredPlayer>;
  close(): Promise<void>;
};

/**
 * A server with its own database that checks every answer against the contract. The first user registered is
 * the admin.
 */
export async function startApi(options: Partial<AppOptions> = {}): Promise<TestApi> {
  const database = await testDatabase();
  const { app, bell, caller, end } = await serve(database, options);
  const people = registry(caller, database.db);
  return {
    ...caller(),
    ...people,
    app,
    databaseUrl: database.url,
    db: database.db,
    bell,
    as: caller,
    async close() {
      await end();
      await database.close();
    },
  };
}

/** Another server on the same database, with its own connections. */
export async function startAnother(
  { databaseUrl: url }: Pick<TestApi, 'databaseUrl'>,
  options: Partial<AppOptions> = {},
): Promise<Pick<TestApi, 'as' | 'bell' | 'close'> & { readonly listen: () => Promise<string> }> {
  const pool = openPool(url);
  const db = connect(pool);
  const { app, bell, caller, end } = await serve({ url, pool, db }, options);
  return {
    as: caller,
    bell,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await end();
      await db.destroy();
    },
  };
}

async function serve(
  { url, pool, db }: Pick<TestDatabase, 'url' | 'pool' | 'db'>,
  options: Partial<AppOptions> = {},
) {
  const bell = await openBell(url);
  hearOwnWrites(pool, bell);
  const broken: string[] = [];
  const app = await createApp({
    db,
    bell,
    settings: testSettings,
    limits: noLimits,
    // On a busy machine tests may be slow, but must not fail.
    passwordCost: leastPasswordCost,
    onBrokenPromise: (problem) => broken.push(problem),
    ...options,
  });
  const caller = (token?: string): Caller =>
    callerOf(app, token, () => {
      if (broken.length > 0) throw new Error(broken.splice(0).join('\n'));
    });
  const end = async (): Promise<void> => {
    await app.close();
    await bell.close();
  };
  return { app, bell, caller, end };
}

/** Calls a server without a network; `check` runs after each answer. */
export function callerOf(app: FastifyInstance, token?: string, check: () => void = () => undefined): Caller {
  const call: Caller['call'] = async (route, given = {}) => {
    const answered = await send(app, route, given, token);
    check();
    return answered;
  };
  const get: Caller['get'] = async (route, given = {}) => {
    const { status, body } = await call(route, given);
    if (status >= 400) throw new Error(`${route.name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return { call, get };
}

function registry(caller: (token?: string) => Caller, db: TestDatabase['db']) {
  let count = 0;
  const password = 'rabona-7';
  const registerUser = async (
    name = `Persona ${count + 1}`,
    { trusted = true, proven = true }: UserOptions = {},
  ): Promise<RegisteredUser> => {
    count += 1;
    const email = `persona${count}@topspin.test`;
    await caller().get(register, { body: { name, email, password, lang: 'es', terms_accepted: true } });
    const at = new Date();
    await db
      .updateTable('users')
      .set({ trusted_at: trusted ? at : null, ...(proven && { email_verified_at: at }) })
      .where('email', '=', email)
      .execute();
    const login = await caller().get(access, { body: { email, password } });
    return { ...caller(login.token), id: login.user._id, email, password, login };
  };
  const registerPlayer = async (name?: string, birth = '1990-05-17'): Promise<RegisteredPlayer> => {
    const user = await registerUser(name);
    const { player } = await user.get(createPlayerFromUser, { body: { date_of_birth: birth } });
    return { ...user, player };
  };
  return { registerUser, registerPlayer };
}

async function send<R extends Route>(
  app: FastifyInstance,
  route: R,
  { params = {}, query = {}, body, version, key, headers = {} }: CallInput<R>,
  token?: string,
): Promise<Answered<AnswerOf<R>>> {
  const path = route.path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await app.inject({
    method: route.method,
    url: `/api${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, written(value)])),
    headers: {
      host: 'localhost',
      'x-application': 'topspin-web',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    ...(body && { payload: body }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const read: unknown = isJson ? response.json() : undefined;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: read as AnswerOf<R>,
    get failure() {
      if (response.statusCode < 400) throw new Error(`${route.name} went well: ${response.statusCode}`);
      return read as ErrorBody;
    },
  };
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
