import { listMatches } from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#http/call.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const player = givenPlayerAccount(api, 'Núria Peña');
let matches: string[];

beforeAll(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const { collection } = await organiser.get(listMatches, { query: { filters: { 'open._id': open._id } } });
  matches = collection.flatMap(({ _id }) => _id ?? []);
});

const place = (db: Db, id: string | undefined) =>
  db
    .updateTable('matches')
    .set({ player_a: player.player._id })
    .where('id', '=', id ?? '')
    .execute();
const rename = (db: Db, name: string) =>
  db.updateTable('players').set({ name }).where('id', '=', player.player._id).execute();

const found = async (search: string) => {
  const { collection } = await player.get(listMatches, {
    query: { simpleSearch: { search, fields: ['players'] } },
  });
  return new Set(collection.map(({ _id }) => _id));
};
const places = (from: number, to: number) => new Set(matches.slice(from, to));

/** How many connections wait for a row locked by another transaction. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
  return rows[0]?.waiting ?? 0;
};

test('a match is found by its players of now: placed, renamed, taken out', async () => {
  await place(api.db, matches[0]);
  expect(await found('nuria')).toEqual(places(0, 1));
  await rename(api.db, 'Wanda Yuste');
  expect([await found('nuria'), await found('yuste')]).toEqual([places(0, 0), places(0, 1)]);
  await api.db
    .updateTable('matches')
    .set({ state: 'waiting', player_a: null, player_b: null })
    .where('id', '=', matches[0] ?? '')
    .execute();
  expect(await found('yuste')).toEqual(places(0, 0));
});

test.each([
  ['placed first', 1, (db: Db) => place(db, matches[1]), (db: Db) => rename(db, 'Xenia Uno')],
  ['renamed first', 2, (db: Db) => rename(db, 'Xenia Dos'), (db: Db) => place(db, matches[2])],
] as const)('so it is where a player is placed and renamed at once: %s', async (_, last, one, other) => {
  const first = await api.db.startTransaction().execute();
  await one(first);
  const second = other(api.db);
  await expect.poll(waiting).toBe(1);
  await first.commit().execute();
  await second;
  expect(await found(last === 1 ? 'uno' : 'dos')).toEqual(places(1, last + 1));
});
