import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Api } from '../../../e2e/src/steps/api.ts';
import { apiOf, logIn } from '../api-client.ts';
import { startTopspinOn, withOwnServer, withPool } from '../api/own-server.ts';
import { rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { percentile } from '../measure.ts';
import { firstPlayer } from '../running-topspin.ts';
import { bigDay, type BigDay } from './big-day.ts';
import { planOf, screenOf, withBrowser } from './browsers.ts';
import { followDay, type DayClient } from './day-client.ts';

const clients = 50;
/** Each is a call, its result, a table out of use and in use again; the first ones warm everything up, and do not count. */
const rounds = 18;
const warming = 3;
/** In milliseconds: until all windows have loaded what they load behind the page. */
const settling = 5000;
/** In milliseconds between two changes. */
const between = 700;

type Match = { readonly _id: string; readonly a: { readonly name: string } };
type Day = {
  readonly fingerprint: string;
  readonly tables: readonly { readonly _id: string; readonly number: number; readonly version: number }[];
  readonly matches: readonly Match[];
  readonly queue: readonly { readonly match_id: string; readonly ready: boolean }[];
};

/** From an act in one browser to everybody who follows a day of sixty tables and 660 matches, at two servers. */
export const dayPlan: Benchmark = {
  name: 'day.plan',
  run: () =>
    withOwnServer({ fill: async () => undefined }, async ({ topspin, databaseUrl }) => {
      const other = await startTopspinOn(databaseUrl);
      try {
        const session = await logIn(topspin.address, await firstPlayer(topspin.address));
        const api = apiOf(topspin.address, session.token);
        const day = await bigDay(api);
        const servers = [topspin, other];
        const cpu = async () =>
          (await Promise.all(servers.map((server) => server.cpu()))).reduce((a, b) => a + b);
        return await withBrowser(async (browser) => {
          const at = (index: number) => servers[index % 2]?.address ?? '';
          const plans: Page[] = [];
          for (let index = 0; index < 3; index += 1)
            plans.push(await planOf(browser, { address: at(index), session, day }));
          const screens: Page[] = [];
          for (let index = 0; index < 2; index += 1)
            screens.push(
              await screenOf(browser, { address: at(index), api, day, name: `Pantalla ${index + 1}` }),
            );
          // They would turn to another page meanwhile.
          await withPool(databaseUrl, (pool) => pool.query(`update day_screens set layouts = '{calls}'`));
          const readers = { plan: `/app/opens/${day.open}/day`, hall: `/public/days/${day.id}/hall` };
          const following = await Promise.all(
            Array.from({ length: clients }, (_, index) => {
              const topic = index % 4 < 2 ? 'plan' : 'hall';
              const address = at(index);
              return followDay(
                { address, topic: `${topic}:${day.id}`, ...(topic === 'plan' && { token: session.token }) },
                () => apiOf(address, session.token)<Day>('GET', readers[topic]),
              );
            }),
          );
          const heard = await act({ api, day, plans, screens, following, cpu });
          await pause(3000);
          const goals = await Promise.all(Object.values(readers).map((path) => api<Day>('GET', path)));
          const behind = following.filter(
            ({ has, gaps }) => gaps > 0 || !goals.some((goal) => goal.fingerprint === has),
          ).length;
          following.forEach((client) => client.close());
          return rowsOf(heard, behind);
        });
      } finally {
        await other.stop();
      }
    }),
};

type Heard = {
  readonly clients: number[];
  readonly browsers: number[];
  readonly bytes: number[];
  readonly cpu: number;
};

function rowsOf({ clients: one, browsers, bytes, cpu }: Heard, behind: number): Row[] {
  return [
    rowOf({
      name: 'day.plan',
      value: percentile([...one, ...browsers], 0.95),
      unit: 'ms',
      cpu: { value: Math.round(cpu), unit: 'µs' },
    }),
    rowOf({ name: 'day.plan.browsers', value: percentile(browsers, 0.95), unit: 'ms' }),
    rowOf({ name: 'day.plan.bytes', value: Math.max(...bytes), unit: 'bytes' }),
    rowOf({ name: 'day.plan.bytes.median', value: percentile(bytes, 0.5), unit: 'bytes' }),
    rowOf({ name: 'day.plan.behind', value: behind, unit: 'clients' }),
  ];
}

type Acting = {
  readonly api: Api;
  readonly day: BigDay;
  readonly plans: readonly Page[];
  readonly screens: readonly Page[];
  readonly following: readonly DayClient[];
  readonly cpu: () => Promise<number>;
};

/** Something done in a browser, and how its effect is seen in others. */
type Act = {
  /** The request, as the page of the first organiser sends it. */
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly body: object;
    readonly version?: number;
  };
  readonly table: number;
  readonly isFree: boolean;
  /** Who is called; screens do not show whether a table is used. */
  readonly name?: string;
};

async function act({ api, day, plans, screens, following, cpu }: Acting): Promise<Heard> {
  const heard = { clients: [] as number[], browsers: [] as number[], bytes: [] as number[] };
  const [acting] = plans;
  if (!acting) throw new Error('nobody acts');
  const inPlan = following.filter((_, index) => index % 4 < 2);
  const inHall = following.filter((_, index) => index % 4 >= 2);
  let spent = 0;
  let count = 0;
  let counts = false;
  const make = async (done: Act) => {
    const before = await cpu();
    const awaited = (done.name === undefined ? inPlan : [...inPlan, ...inHall]).map((client) =>
      client.next(),
    );
    const seen = [
      ...plans.slice(1).map((page) => tableShows(page, done)),
      ...(done.name === undefined ? [] : screens.map((page) => screenShows(page, done))),
    ];
    await pause(50);
    const began = await send(acting, done);
    const [arrived, shown] = await Promise.all([Promise.all(awaited), Promise.all(seen)]);
    await pause(between);
    heard.bytes.push(...arrived.map(({ bytes }) => bytes));
    if (!counts) return;
    heard.clients.push(...arrived.map(({ at }) => at - began));
    heard.browsers.push(...shown.map((at) => at - began));
    spent += (await cpu()) - before;
    count += 1;
  };
  await pause(settling);
  for (let round = 0; round < rounds; round += 1) {
    counts = round >= warming;
    const table = 1 + ((7 * round) % 60);
    const { queue, matches, tables } = await api<Day>('GET', `/app/opens/${day.open}/day`);
    const match = matches.find(({ _id }) => _id === queue.find(({ ready }) => ready)?.match_id);
    if (!match) throw new Error('nothing can be called');
    const { name } = match.a;
    await make({
      request: { method: 'POST', path: `/app/days/${day.id}/calls`, body: { match_id: match._id, table } },
      table,
      isFree: false,
      name,
    });
    const set = { a: 11, b: 5 };
    await make({
      request: {
        method: 'PUT',
        path: `/app/matches/${match._id}/result`,
        body: { outcome: 'played', sets: [set, set, set] },
      },
      table,
      isFree: true,
      name,
    });
    const { _id: id, version = 0 } = tables.find(({ number }) => number === table) ?? {};
    const path = `/app/days/${day.id}/tables/${id}`;
    await make({
      request: { method: 'PATCH', path, body: { state: 'outOfUse' }, version },
      table,
      isFree: false,
    });
    await make({
      request: { method: 'PATCH', path, body: { state: 'open' }, version: version + 1 },
      table,
      isFree: true,
    });
  }
  return { ...heard, cpu: spent / count };
}

/** Sends a request from a page; returns when it began. */
const send = (page: Page, { request }: Act): Promise<number> =>
  page.evaluate(async ({ method, path, body, version }) => {
    const began = Date.now();
    const response = await fetch(`/api${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
    });
    if (!response.ok) throw new Error(`${path} was answered by ${response.status}: ${await response.text()}`);
    return began;
  }, request);

/** When a table of the plan is free to be called to, or no more, as painted. */
const tableShows = (page: Page, { table, isFree }: Act): Promise<number> =>
  page.evaluate(
    async ([number, free]) => {
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if ((document.querySelector(`[data-call="${number}"]`) !== null) === free) return Date.now();
      }
    },
    [table, isFree] as const,
  );

/** When somebody stands among those who are called, or no more, as painted. */
const screenShows = (page: Page, { name = '', isFree }: Act): Promise<number> =>
  page.evaluate(
    async ([called, free]) => {
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const shown = document.querySelector('[aria-label="Llamados a la mesa"]')?.textContent ?? '';
        if (shown.includes(called) !== free) return Date.now();
      }
    },
    [name, isFree] as const,
  );
