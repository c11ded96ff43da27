import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  circular,
  computed,
  contextOf,
  edgesBetween,
  perFolder,
  roomsOf,
  sourcesBelow,
  writers,
  type Edge,
  type Source,
} from './contexts.ts';

const below = (folder: string): Source[] =>
  sourcesBelow(fileURLToPath(new URL(`../${folder}`, import.meta.url)));
const sources = below('apps/api/src');
const web = below('apps/web/src');

/** The one store that writes two tables with one statement. */
const named = { 'features/invitations/co-organisers-store.ts': ['open_organisers', 'venue_admins'] };

const source = (path: string, text: string): Source => ({ path: `features/${path}`, text });
const circles = (all: readonly Source[], nodeOf = contextOf) =>
  circular(edgesBetween(all, nodeOf)).map(({ from, to, file }) => `${from} → ${to} in ${file}`);
const documented = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');

/** The imports as ARCHITECTURE lists them: a line for each node, without the files beside the rooms. */
const arrows = (edges: readonly Edge[]): string[] =>
  [...Map.groupBy(edges, ({ from }) => from)]
    .filter(([from]) => from !== 'its front')
    .map(([from, all]) => `${from} → ${[...new Set(all.map(({ to }) => to))].toSorted().join(', ')}`)
    .toSorted();

const writtenTwice = (all: readonly Source[]) =>
  [...writers(all, named)].filter(([, files]) => files.length > 1);

describe('the contexts of the API', () => {
  test('are all read', () => {
    const contexts = new Set(sources.map(({ path }) => contextOf(path)));
    expect([...contexts]).toEqual(expect.arrayContaining(['auth', 'opens', 'inscriptions', 'competition']));
    expect(edgesBetween(sources, contextOf).length).toBeGreaterThan(30);
  });

  test('form no circle', () => expect(circles(sources)).toEqual([]));
  test.each([
    ['API', sources],
    ['web', web],
  ])('nor do the rooms of the competition: %s', (_, all) => {
    expect(edgesBetween(all, roomsOf('competition')).length).toBeGreaterThan(50);
    expect(circles(all, roomsOf('competition'))).toEqual([]);
  });

  test.each([
    ['contexts', contextOf],
    ['rooms of the competition', roomsOf('competition')],
  ] as const)('import each other as ARCHITECTURE says: %s', (_, nodeOf) => {
    const found = arrows(edgesBetween(sources, nodeOf));
    expect(found.length).toBeGreaterThan(10);
    expect(documented).toContain(`\n${found.join('\n')}\n`);
  });

  test('have one writer of each table', () => {
    expect(writtenTwice(sources)).toEqual([]);
    const tables = writers(sources, named);
    expect(tables.get('matches')).toEqual(['features/competition/store/matches.ts']);
    expect(tables.get('players')).toEqual(['features/players/store.ts']);
    expect(tables.size).toBeGreaterThan(25);
    expect(tables.has(computed)).toBe(false);
  });

  test('show queries alone in their reads', () => {
    const reads = sources.filter(({ path }) => /^features\/[^/]+\/reads\.ts$/.test(path));
    expect(reads.length).toBeGreaterThan(4);
    expect([...writers(reads)]).toEqual([]);
  });
});

test.each(['apps/api/src', 'apps/web/src', 'packages', 'e2e/src', 'bench/src'])(
  'every folder of %s holds 20 sources at most',
  (folder) => {
    const folders = [...perFolder(below(folder))];
    expect(folders.length).toBeGreaterThan(1);
    expect(folders.filter(([, files]) => files > 20)).toEqual([]);
  },
);

describe('what is planted is found', () => {
  test('a circle of contexts, also a long one', () => {
    const long = [
      source('opens/page.ts', `import { championOf } from '#features/competition/reads.ts';`),
      source('competition/play/score.ts', `import type { X } from '#features/inscriptions/reads.ts';`),
      source('inscriptions/list.ts', `export { y } from '#features/opens/reads.ts';`),
      source('players/list.ts', `import { z } from '#features/clubs/reads.ts';`),
    ];
    expect(circles(long)).toEqual([
      'opens → competition in features/opens/page.ts',
      'competition → inscriptions in features/competition/play/score.ts',
      'inscriptions → opens in features/inscriptions/list.ts',
    ]);
    expect(circles([...long.slice(0, 2), ...long.slice(3)])).toEqual([]);
  });

  test('a circle of rooms, by alias or by a relative path', () => {
    const rooms = [
      source('competition/draw/draw.ts', `import { a } from '#features/competition/play/finish.ts';`),
      source('competition/play/finish.ts', `import { b } from '../draw/draw.ts';`),
    ];
    expect(circles(rooms, roomsOf('competition'))).toHaveLength(2);
    expect(circles(rooms)).toEqual([]);
  });

  test.each([
    `db.updateTable('matches').set({})`,
    `db.with('x', (q) => q.deleteFrom('matches'))`,
    `db\n  .insertInto(\n    'matches',\n  )`,
    `db.mergeInto('matches as m')`,
    'sql`update matches set state = 1`',
    'sql`update matches m set state = 1`',
    'sql`with x as (INSERT INTO matches (id) values (1)) select 1`',
    'sql`delete from matches where id = 1`',
  ])('a second writer: %s', (text) => {
    const other = source('opens/actions.ts', text);
    expect(writtenTwice([...sources, other])).toEqual([
      ['matches', ['features/competition/store/matches.ts', 'features/opens/actions.ts']],
    ]);
  });

  test('a table that is not written out', () => {
    const text = 'sql`insert into ${sql.table(name)} (id) values (1)`';
    expect(writers([source('opens/actions.ts', text)]).get(computed)).toEqual(['features/opens/actions.ts']);
  });

  test('a folder that has grown', () => {
    const crowd = Array.from({ length: 21 }, (_, index) => source(`opens/${index}.ts`, ''));
    expect(perFolder(crowd).get('features/opens')).toBe(21);
  });

  test('no writer in a comment, nor in a conflict clause', () => {
    const text =
      '/** Insert into matches. */\n// update matches set x\nsql`on conflict (id) do update set a = 1`';
    expect([...writers([source('opens/actions.ts', text)])]).toEqual([]);
  });
});
