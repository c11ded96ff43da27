import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

test.each([
  ['ARCHITECTURE.md', 920],
  ['CHANGELOG.md', 1600],
])('%s stays one page', (name, words) => {
  expect(read(name).trim().split(/\s+/u).length).toBeLessThanOrEqual(words);
});

const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root }).map(dirname);

test.each(workspaces)('%s says in a README what it is', (workspace) => {
  expect(existsSync(join(root, workspace, 'README.md'))).toBe(true);
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
