import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { offeredBy, productSources, unused } from './exports.ts';
import { notBuiltYet } from './not-built-yet.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['engine', 'contract', 'messages', 'embedded-postgres'];
const folders = [
  ...['api', 'web'].map((app) => `apps/${app}/src`),
  ...packages.map((name) => `packages/${name}/src`),
];
const sources = productSources(root, folders);
const indexOf = (name: string) => `packages/${name}/src/index.ts`;

/** Exports that only tests use so far, and the part of the product each is for, as in "Not built yet". */
const awaited: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  engine: {},
  contract: {},
};

describe('what a package exports', () => {
  test.each(Object.entries(awaited))('is used by more than tests, or awaited: %s', (name, later) => {
    const index = indexOf(name);
    const offered = offeredBy(index, sources);
    expect(offered.length).toBeGreaterThan(100);
    expect(unused(offered, index, sources).toSorted()).toEqual(Object.keys(later).toSorted());
  });

  test('waits only for parts that are not built yet', () => {
    const parts = Object.values(awaited).flatMap((later) => Object.values(later));
    expect(parts.filter((part) => !notBuiltYet.has(part))).toEqual([]);
  });

  test('is noticed where only tests use it', () => {
    const index = indexOf('engine');
    const planted = {
      path: 'packages/engine/src/planted.ts',
      text: '/** planted */\nexport const planted = 1;\nexport type Planted = number;\n',
    };
    const all = [{ path: index, text: "export * from './planted.ts';" }, planted];
    const offered = offeredBy(index, all);
    expect(unused(offered, index, all)).toEqual(['planted']);
    const user = { path: 'apps/api/src/user.ts', text: 'console.log(planted);' };
    expect(unused(offered, index, [...all, user])).toEqual([]);
  });
});
