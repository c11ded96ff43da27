import { expect, test } from 'vitest';
import { wordOfGroups } from './word-of-groups.ts';

test.each([
  [[], 'groups'],
  [['groups'], 'groups'],
  [['swiss'], 'swiss'],
  [['swiss', 'knockout'], 'swiss'],
  [['groups', 'swiss'], 'groups'],
] as const)('of phases %j the tab is called %s', (types, word) => {
  expect(wordOfGroups(types.map((type) => ({ type })))).toBe(word);
});
