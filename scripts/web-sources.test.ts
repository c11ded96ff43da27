import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as checkout } from './programs.ts';
import { contentOf, lookOf, webSources } from './web-sources.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'topspin-web-sources-'));
  for (const folder of ['web/src/a', 'web/build', 'web/public'])
    mkdirSync(join(root, 'apps', folder), { recursive: true });
  for (const name of ['contract', 'engine', 'messages']) write(`packages/${name}/src/deep/a.ts`, name);
  for (const name of ['contract', 'engine', 'messages']) write(`packages/${name}/package.json`, '{}');
  write('package-lock.json', '{}');
  write('apps/web/index.html', '<html>');
  write('apps/web/src/a/page.tsx', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('the web is made of its own files and those of the packages it uses, and of nothing that was built', () => {
  write('apps/web/dist/index.html', '');
  write('apps/web/src/.hidden.ts', '');
  write('apps/api/src/main.ts', '');
  expect(webSources(root)).toEqual([
    'apps/web/index.html',
    'apps/web/src/a/page.tsx',
    'package-lock.json',
    ...['contract', 'engine', 'messages'].flatMap((name) => [
      `packages/${name}/package.json`,
      `packages/${name}/src/deep/a.ts`,
    ]),
  ]);
  expect(webSources(checkout)).toContain('apps/web/src/main.tsx');
});

test('a file that is written again looks different, and is the same if its text is', async () => {
  const files = webSources(root);
  const before = { look: lookOf(root, files), content: contentOf(root, files) };
  expect(lookOf(root, files)).toBe(before.look);
  await expect
    .poll(() => {
      write('apps/web/src/a/page.tsx', 'one');
      return lookOf(root, files);
    })
    .not.toBe(before.look);
  expect(contentOf(root, files)).toBe(before.content);
  write('apps/web/src/a/page.tsx', 'two');
  expect(contentOf(root, files)).not.toBe(before.content);
});
