import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

test.each([
  ['ARCHITECTURE.md', 900],
  ['CHANGELOG.md', 1600],
])('%s stays one page', (name, words) => {
  expect(read(name).trim().split(/\s+/u).length).toBeLessThanOrEqual(words);
});

const documents = globSync(
  ['*.md', 'docs/*.md', 'docs/adr/*.md', '{packages,apps}/*/*.md', '{e2e,bench}/*.md'],
  {
    cwd: root,
  },
);

test.each(documents)('the links of %s lead to files', (name) => {
  const targets = [...read(name).matchAll(/\]\((?!https?:|#)([^)#\s]+)/gu)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(root, dirname(name), target)))).toEqual([]);
});
