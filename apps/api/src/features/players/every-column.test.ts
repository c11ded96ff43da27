import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenApi } from '#testing/given-api.ts';
import { anonymous } from './anonymous.ts';

const api = givenApi();

/** Columns that no edit of a profile writes, with what does. */
const written: Readonly<Record<string, string>> = {
  id: 'made with the row',
  rating: 'follows from the ledger',
  rated_matches: 'follows from the ledger',
  matches_played: 'follows from the ledger',
  matches_won: 'follows from the ledger',
  pair: 'made with the row',
  made_up: 'made with the row, and ends by a trigger',
  guest_of: 'made with the row',
  created_by: 'made with the row',
  created_at: 'made with the row',
  updated_at: 'by the trigger that counts versions',
  version: 'by the trigger that counts versions',
  deleted_by: 'with deleted_at',
};

/** What is edited and stays when the person is erased: moments that tell nothing of them. */
const kept = ['deleted_at', 'erased_at'];

async function editedColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'players'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    api.db,
  );
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(written, name));
}

test('every column that a profile’s edit writes is struck when the person is erased', async () => {
  const struck = [...Object.keys(anonymous), ...kept];
  expect((await editedColumns()).toSorted()).toEqual(struck.toSorted());
});

test('every column that a profile’s edit writes makes another version of it, so that a stale edit is refused', async () => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any (tgattr)
    where tgrelid = 'players'::regclass and tgname = 'players_version'`.execute(api.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual((await editedColumns()).toSorted());
});
