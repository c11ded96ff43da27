import {
  bestOfs,
  editionStates,
  ledgerReasons,
  matchEventTypes,
  matchStates,
  openStates,
  outcomes,
  phaseStates,
  phaseTypes,
  registrationStates,
} from '@topspin/engine';
import { searchable } from '@topspin/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

/** The values listed in a column's check constraint, in whatever form PostgreSQL prints it. */
async function allowedIn(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and c.conrelid = ${table}::regclass and a.attname = ${column}
      and pg_get_constraintdef(c.oid) like '%ARRAY%'`.execute(database.db);
  const listed = /ARRAY\[(.*?)\]/u.exec(rows[0]?.definition ?? '')?.[1] ?? '';
  return listed.split(', ').map((value) => value.replace(/^'|'?::text$/gu, ''));
}

test.each([
  ['opens', 'state', openStates],
  ['opens', 'best_of', bestOfs.map(String)],
  ['inscriptions', 'state', registrationStates],
  ['phases', 'type', phaseTypes],
  ['phases', 'state', phaseStates],
  ['matches', 'state', matchStates],
  ['matches', 'outcome', outcomes],
  ['match_events', 'type', matchEventTypes],
  ['editions', 'state', editionStates],
  ['rating_ledger', 'reason', ledgerReasons],
] as const)('%s.%s takes what the engine knows and nothing else', async (table, column, known) => {
  expect((await allowedIn(table, column)).toSorted()).toEqual([...known].toSorted());
});

test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid
        and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey
        and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] <@ c.conkey)`.execute(database.db);
  expect(rows).toEqual([]);
});

test.each([
  ['Núñez', 'nunez'],
  ['Nu\u0301n\u0303ez', 'nunez'],
  ['COL·LELL', 'collell'],
  ['Zu\u200bbeldia', 'zubeldia'],
  ['Weiß', 'weiss'],
  ['Łukasz Ødegård', 'lukasz odegard'],
  ['Pérez-Íñigo', 'perez inigo'],
  ["O'Neill d’Àger", 'oneill dager'],
  ['C.T.T. Núñez', 'ctt nunez'],
  ['Ærø', 'aero'],
  ['Işık İNCE', 'isik ince'],
  ['IŞIK', 'isik'],
  ['Œuvrard', 'oeuvrard'],
  ['Þórður Guðmundsson', 'thordur gudmundsson'],
  ['STRAẞE', 'strasse'],
  ['Ħal Ŧar Ŋ', 'hal tar n'],
  ['Đorđe Łoś', 'dorde los'],
  ['Coŀlell', 'collell'],
  ['Col•lell Col∙lell', 'collell collell'],
  ['Jean‑Marc — Le', 'jean marc   le'],
  ['Hawaiʻi', 'hawaii'],
  ['Ｎｉｌ', 'nil'],
  ['N\u3164i\u00adl', 'nil'],
  ['ΠΕΤΡΟΣ', 'πετροσ'],
])('%s is found as %s', async (written, sought) => {
  const { rows } = await sql<{ found: string }>`select searchable(${written}) as found`.execute(database.db);
  expect(rows[0]?.found).toBe(sought);
  expect(searchable(written)).toBe(sought);
});

/** Inserts one set into a copy of the table that has its checks but needs no match. */
const tryFirstSet = (a: number, b: number): Promise<boolean | undefined> =>
  database.db.connection().execute(async (db) => {
    await sql`drop table if exists tried`.execute(db);
    await sql`create temp table tried (like sets including constraints including generated)`.execute(db);
    const { rows } = await sql<{ complete: boolean }>`
      insert into tried (match_id, number, a, b, played_a, played_b)
      values (gen_random_uuid(), 1, ${a}, ${b}, ${a}, ${b}) returning complete`.execute(db);
    return rows[0]?.complete;
  });

test.each([
  [0, 0, false],
  [10, 8, false],
  [11, 10, false],
  [11, 0, true],
  [11, 9, true],
  [13, 15, true],
  [2501, 2499, true],
])('a set at %i-%i is kept, complete: %s', async (a, b, complete) => {
  expect(await tryFirstSet(a, b)).toBe(complete);
});

test.each([
  [12, 9],
  [7, 12],
  [-1, 11],
])('a set at %i-%i is refused, since nobody can get there', async (a, b) => {
  await expect(tryFirstSet(a, b)).rejects.toThrow(/violates check constraint/u);
});

test.each([
  '{}',
  '[{"lang": "fr", "text": "Bonjour"}]',
  '[{"lang": "es", "text": null}]',
  '[{"text": "Hola"}]',
  '[{"lang": "es", "text": "Hola"}, {"lang": "es", "text": "Adiós"}]',
  JSON.stringify([{ lang: 'es', text: 'a'.repeat(10_001) }]),
])('%.60s is no description', async (versions) => {
  const { rows } = await sql`select is_description(${versions}::jsonb) as is`.execute(database.db);
  expect(rows).toEqual([{ is: false }]);
});

test.each([
  ['instagram', 'https://www.instagram.com/xoana', true],
  ['instagram', 'https://example.org/xoana', false],
  ['web', 'https://xoana.example', true],
])('a page in %s at %s is kept: %s', async (network, address, kept) => {
  const pages = JSON.stringify([{ network, address }]);
  const { rows } = await sql`select are_social_pages(${pages}::jsonb) as kept`.execute(database.db);
  expect(rows).toEqual([{ kept }]);
});
