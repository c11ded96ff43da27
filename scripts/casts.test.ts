import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { castsBelow, castsIn, density } from './casts.ts';

const below = (folder: string) => castsBelow(fileURLToPath(new URL(`../${folder}`, import.meta.url)));

describe('casts', () => {
  test.each([
    ['as', 'const id = row.id as PlayerId;'],
    ['as in parentheses', 'const first = (rows as Row[])[0];'],
    ['angle brackets', 'const id = <PlayerId>row.id;'],
    ['not null', 'const id = row!.id;'],
    ['a cast of rows', "const rows = db.selectFrom('matches').$castTo<Row>();"],
  ])('are seen: %s', (_, text) => {
    expect(castsIn('planted.ts', `\n${text}`)).toEqual([{ path: 'planted.ts', line: 2 }]);
  });

  test.each([
    ['as const', "const sides = ['a', 'b'] as const;"],
    ['satisfies', 'const answer = { code } satisfies Answer;'],
    ['an alias of SQL', "db.selectFrom('matches as m').select('m.id as match');"],
    ['an import by another name', "import { sql as raw } from 'kysely';"],
    ['a comment', '// a row as PlayerId'],
  ])('are not: %s', (_, text) => expect(castsIn('planted.ts', text)).toEqual([]));

  test.each([
    ['apps/api/src', 2],
    ['packages/engine/src', 2],
    ['packages/contract/src', 2],
  ])('in %s are at most %d in a thousand lines, tests not counted', (folder, atMost) => {
    const sources = below(folder);
    expect(sources.lines).toBeGreaterThan(1000);
    expect(density(sources), JSON.stringify(sources.casts, null, 1)).toBeLessThanOrEqual(atMost);
  });

  test('above the bound are noticed', () => {
    expect(density({ lines: 1000, casts: castsIn('planted.ts', 'a! + b! + c!') })).toBe(3);
  });
});
