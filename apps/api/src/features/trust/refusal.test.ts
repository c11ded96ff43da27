import {
  askForApproval,
  getOpen,
  getTrust,
  listApprovedOpens,
  setApprovalRefusal,
  setOpenApproval,
  type BodyInputOf,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
let newcomer: RegisteredUser;
let params: { id: string };

beforeEach(async () => {
  newcomer = await api.registerUser('Nora Nueva', { trusted: false });
  params = { id: (await givenOpen(newcomer))._id };
});

const ask = () => newcomer.call(askForApproval, { params });
const refuse = (body: BodyInputOf<typeof setApprovalRefusal>) =>
  admin.call(setApprovalRefusal, { params, body });
const approval = async () => (await newcomer.get(getOpen, { params })).approval;
const listed = async (refused: boolean) =>
  (await admin.get(listApprovedOpens, { query: { filters: { refused } } })).collection.filter(
    ({ _id }) => _id === params.id,
  );

test('a request that an admin refuses says why, and waits no longer', async () => {
  expect((await refuse({ refused: true })).failure.code).toBe('trust.notAsked');
  await ask();
  const { waiting } = await admin.get(getTrust);
  expect((await refuse({ refused: true, reason: 'Falta el aval del club' })).status).toBe(204);
  expect((await refuse({ refused: true })).status).toBe(204);
  expect(await approval()).toMatchObject({ refused: { reason: 'Falta el aval del club' } });
  expect((await admin.get(getTrust)).waiting.opens).toBe(waiting.opens - 1);
  expect(await listed(true)).toMatchObject([{ refusal: 'Falta el aval del club', approved: false }]);
  expect((await newcomer.call(setApprovalRefusal, { params, body: { refused: false } })).status).toBe(403);
});

test('it can be asked again a week later, and is then answered anew', async () => {
  await ask();
  await refuse({ refused: true });
  expect((await ask()).failure.code).toBe('trust.refusedLately');
  await sql`update opens set approval_refused_at = approval_refused_at - interval '7 days' where id = ${params.id}`.execute(
    api.db,
  );
  expect((await ask()).body).toMatchObject({ approval: { refused: null } });
  expect(await listed(false)).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>, object | null]>([
  ['taking it back leaves the request waiting', () => refuse({ refused: false }), { refused: null }],
  [
    'approving the open ends the refusal',
    () => admin.get(setOpenApproval, { params, body: { approved: true } }),
    null,
  ],
])('%s', async (_, change, seen) => {
  await ask();
  await refuse({ refused: true });
  await change();
  const now = await approval();
  if (seen === null) expect(now).toBeNull();
  else expect(now).toMatchObject(seen);
  expect(await listed(true)).toEqual([]);
});
