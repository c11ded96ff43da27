import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test.each([
  ['ARCHITECTURE.md', 900],
  ['CHANGELOG.md', 1600],
])('%s stays one page', (name, words) => {
  expect(read(name).trim().split(/\s+/u).length).toBeLessThanOrEqual(words);
});
