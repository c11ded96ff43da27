import { expect, it } from 'vitest';
import { groupName } from './group-names.ts';

it.each([
  [1, 'A'],
  [4, 'D'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [53, 'BA'],
  [128, 'DX'],
])('names group %i %s', (number, name) => {
  expect(groupName(number)).toBe(name);
});
