import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../programs.ts';
import { buildPackage, type Built } from './build.ts';
import { changelogOf } from './changelog.ts';
import { builtIn, packageManifest, running } from './manifest.ts';
import { licensedIn } from './licences.ts';

let folder: string;
let built: Built;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topspin-package-'));
  built = await buildPackage(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test('the package has what its code imports, and every file that its code reads or starts', () => {
  const { dependencies, optionalDependencies } = packageManifest();
  const installed = { ...dependencies, ...optionalDependencies };
  expect([...built.imports].filter((name) => installed[name] === undefined)).toEqual([]);
  const code = globSync('**/*.js', { cwd: folder }).filter((path) => !path.startsWith('apps/web/'));
  expect(code.length).toBeGreaterThan(500);
  const missing = code.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/new URL\("([^"]+)", import\.meta\.url\)/gu)]
      .map(([, named = '']) => join(folder, dirname(path), named))
      .filter((named) => !existsSync(named)),
  );
  expect(missing).toEqual([]);
});

test('no TypeScript is in it, which Node does not run below node_modules', () => {
  expect(globSync('{apps/api,packages,bin}/**/*.ts', { cwd: folder })).toEqual([]);
});

test('its command says what there is, and runs on the Node it was tested with', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(folder, 'bin/topspin.mjs'), ...words], { encoding: 'utf8' });
  expect(run().stderr).toBe('Say what to do: topspin start|demo|backup|restore|doctor\n');
  expect(packageManifest().config.node).toBe(process.versions.node.split('.')[0]);
});

test('every package in it has a licence', () => {
  const all = [...licensedIn(running), ...licensedIn(builtIn)];
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ licence }) => licence === 'unknown').map(({ name }) => name)).toEqual([]);
});

test('the page of the changelog is that of its version', () => {
  const changelog = '# Changelog\n\n## 0.2.0\n\nNew.\n\n### More\n\nThings.\n\n## 0.1.0\n\nOld.\n';
  expect(changelogOf('0.2.0', changelog)).toBe('## 0.2.0\n\nNew.\n\n### More\n\nThings.');
  expect(() => changelogOf('0.3.0', changelog)).toThrow('says nothing about 0.3.0');
  const real = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  expect(changelogOf(packageManifest().version, real)).toContain('###');
});

test('its manifest cannot be published by mistake', async () => {
  expect(packageManifest()).toMatchObject({ private: true, bin: { topspin: 'bin/topspin.mjs' } });
});
