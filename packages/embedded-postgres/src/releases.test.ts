import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { releasesSince } from './releases.ts';

test.each([
  ['the day before the next', '2026-05-14', '2026-08-12', 0],
  ['the day of the next', '2026-05-14', '2026-08-13', 1],
  ['before the fourth Thursday of a quarter', '2026-05-14', '2026-11-11', 1],
  ['half a year later', '2026-05-14', '2026-11-29', 2],
  ['a year and a half later', '2026-05-14', '2027-11-11', 6],
  ['a clock that is wrong', '2026-05-14', '2020-01-01', 0],
])('releases are counted: %s', (_, from, now, count) => {
  expect(releasesSince(new Date(now), new Date(from))).toBe(count);
});

test('the date is that of the version there is: change both', async () => {
  const file = new URL('../package.json', import.meta.url);
  const { optionalDependencies } = JSON.parse(await readFile(file, 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set(['18.4.0-beta.17']));
});
