import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedPostgres } from './installed-postgres.ts';

let below: string;
beforeEach(() => {
  below = mkdtempSync(join(tmpdir(), 'topspin-installed-'));
});
afterEach(() => rmSync(below, { recursive: true }));

function given(major: string, ...programs: string[]): void {
  const bin = join(below, major, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const name of programs) {
    writeFileSync(
      join(bin, name),
      `#!/bin/sh\necho 'postgres (PostgreSQL) ${major}.7 (Debian ${major}.7-1)'\n`,
    );
    chmodSync(join(bin, name), 0o755);
  }
}

test('the newest version that is a server is found, by its number', () => {
  given('9', 'initdb', 'postgres');
  given('15', 'initdb', 'postgres');
  given('16', 'psql');
  expect(installedPostgres(below)).toEqual({ folder: join(below, '15'), version: '15.7' });
});

test('none is found where none is installed', () => {
  expect(installedPostgres(below)).toBeUndefined();
  expect(installedPostgres(join(below, 'not/there'))).toBeUndefined();
});
