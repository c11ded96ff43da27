import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'topspin-installed-'));
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, packages: object) =>
  writeFileSync(join(root, file), JSON.stringify({ packages }));

const zod = { 'node_modules/zod': { version: '4.6.7' } };
const workspace = { 'packages/engine': { version: '0.1.0' } };
const link = { 'node_modules/@topspin/engine': { resolved: 'packages/engine', link: true } };
const windows = { 'node_modules/for-windows': { version: '1.0.0', optional: true } };

test.each([
  ['everything is there', { ...zod, ...workspace, ...link }, { ...zod, ...workspace, ...link }, true],
  ['a package is missing', zod, {}, false],
  ['a package has another version', zod, { 'node_modules/zod': { version: '4.0.0' } }, false],
  ['a package of another platform is missing', { ...zod, ...windows }, zod, true],
  ['the link to a new workspace is missing', { ...zod, ...workspace, ...link }, zod, false],
])('when %s', (_, wanted, present, installed) => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', present);
  expect(isInstalled(root)).toBe(installed);
});
