import { access, errorBody, me, type Login } from '@topspin/contract';
import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApi } from '#http/openapi/document.ts';
import { startApi, type TestApi } from '#testing/client.ts';
import { everyRoute } from '#testing/every-route.ts';
import { inputs, seed } from '#testing/inputs.ts';
import { accounts, demoPassword } from '../demo/accounts.ts';
import { fillDemo } from '../demo/fill.ts';
import { readInstalled } from './known.ts';
import { requestsOf, type Call } from './requests.ts';

const atOnce = 10;

let api: TestApi;
let calls: Map<string, Call>;
const broken: string[] = [];
beforeAll(async () => {
  api = await startApi({ onBrokenPromise: (problem) => broken.push(problem) });
  await fillDemo(api.db, new Date());
  calls = callsOf((await api.app.inject({ url: '/api/openapi.json' })).json());
});
afterAll(() => api.close());

const logins = new Map<string, Login>();

/** The account logged in, again if a call before ended its session. */
async function logIn(email: string): Promise<Login> {
  const last = logins.get(email);
  if (last && (await api.as(last.token).call(me)).status === 200) return last;
  const login = await api.get(access, { body: { email, password: demoPassword } });
  logins.set(email, login);
  return login;
}

/** What is wrong with an answer: a server error, a contract violation, or an error of another shape. */
async function faultOf(request: InjectOptions): Promise<string | null> {
  const { statusCode, body } = await api.app.inject(request);
  const problem = broken.splice(0).join('; ');
  if (statusCode >= 500 || problem) return `${statusCode} ${problem} ${body.slice(0, 300)}`;
  if (statusCode < 400 || errorBody.safeParse(JSON.parse(body)).success) return null;
  return `${statusCode} in another shape: ${body.slice(0, 300)}`;
}

async function faultsOf(requests: readonly InjectOptions[]): Promise<string[]> {
  const faults: string[] = [];
  for (let from = 0; from < requests.length; from += atOnce) {
    const together = requests.slice(from, from + atOnce);
    const found = await Promise.all(together.map(faultOf));
    found.forEach(
      (fault, index) => fault && faults.push(`${fault}\n${JSON.stringify(together[index]).slice(0, 2000)}`),
    );
  }
  return faults;
}

const callsOf = ({ paths }: OpenApi): Map<string, Call> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { method, path, operation },
      ]),
    ),
  );

/** Calls that remove something come last, so that the others find something. */
const isRemoval = (name: string): boolean => /^(?:softDelete|delete|remove|erase|transition|end)/u.test(name);
const names = everyRoute
  .map(({ name }) => name)
  .toSorted((a, b) => Number(isRemoval(a)) - Number(isRemoval(b)));

describe(`whatever is sent (seed ${seed}), each call answers as it promises`, () => {
  test.each(names)('%s', async (name) => {
    const call = calls.get(name);
    if (!call) throw new Error(`${name} is not in the document`);
    // A call before may have disabled one of the two.
    await api.db.updateTable('users').set({ disabled_at: null, disabled_by: null }).execute();
    const [admin, player] = [await logIn(accounts[0].email), await logIn(accounts[4].email)];
    const tokens = { admin: admin.token, player: player.token };
    const installed = await readInstalled(api.db, [admin.user._id]);
    const requests = fc.sample(requestsOf(call, { installed, tokens }), { numRuns: inputs, seed });
    expect(await faultsOf(requests)).toEqual([]);
  });
});
