import type { Role } from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { trustedUser } from '#features/auth/reads.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';
import { trustedOpen } from './reads.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const newcomer = givenUser(api, 'Nora Nueva', { trusted: false });
const trusted = givenUser(api, 'Telma Tena');

type Account = { readonly roles?: Role[]; readonly trusted_at?: Date | null; readonly everybody?: boolean };

const now = new Date('2027-02-28T09:00:00Z');
const nobody: Account = { roles: [], trusted_at: null, everybody: false };
const accounts: (readonly [string, Account, boolean])[] = [
  ['an account', {}, false],
  ['one that an admin trusts', { trusted_at: now }, true],
  ['an admin', { roles: ['admin'] }, true],
  ['a circuit manager', { roles: ['circuitManager'] }, true],
  ['any account where every organiser is trusted', { everybody: true }, true],
];

async function be(id: string, given: Account): Promise<void> {
  const { everybody, ...account } = { ...nobody, ...given };
  await api.db.updateTable('users').set(account).where('id', '=', id).execute();
  await sql`insert into settings (key, value) values ('trust', ${JSON.stringify({ everyOrganiser: everybody })})
    on conflict (key) do update set value = excluded.value`.execute(api.db);
}

const isTrusted = async (id: string) =>
  (await api.db.selectNoFrom(trustedUser(id).as('trusted')).executeTakeFirstOrThrow()).trusted;
const openIsTrusted = async (id: string) =>
  (await api.db.selectNoFrom(trustedOpen(id).as('trusted')).executeTakeFirstOrThrow()).trusted;

describe('trust', () => {
  let openId: string;
  beforeAll(async () => {
    openId = (await givenOpen(newcomer))._id;
  });

  test.each(accounts)('of %s', async (_, account, expected) => {
    await be(newcomer.id, account);
    expect([await isTrusted(newcomer.id), await openIsTrusted(openId)]).toEqual([expected, expected]);
  });

  test('of an approved open does not ask for its owner', async () => {
    await be(newcomer.id, nobody);
    await api.db.updateTable('opens').set({ approved_at: now }).where('id', '=', openId).execute();
    expect([await isTrusted(newcomer.id), await openIsTrusted(openId)]).toEqual([false, true]);
    await api.db.updateTable('opens').set({ approved_at: null }).where('id', '=', openId).execute();
  });

  test('of an open is not that of a co-organiser', async () => {
    for (const user_id of [trusted.id, admin.id])
      await api.db
        .insertInto('open_organisers')
        .values({ open_id: openId, user_id, role: 'organiser', accepted_at: now })
        .execute();
    expect(await openIsTrusted(openId)).toBe(false);
  });

  test('is nobody’s who is not there', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    expect([await isTrusted(id), await openIsTrusted(id)]).toEqual([false, false]);
  });
});

test('a change of trust is heard', async () => {
  const heard = new Set<string>();
  const deaf = api.bell.subscribe({ onRing: (topics) => topics.forEach((topic) => heard.add(topic)) });
  await api.db.updateTable('users').set({ trusted_at: null }).where('id', '=', trusted.id).execute();
  await api.db.updateTable('settings').set({ value: '{}' }).where('key', '=', 'trust').execute();
  deaf();
  expect([...heard]).toEqual(expect.arrayContaining(['table:users', 'table:settings']));
});
