import { expect, it } from 'vitest';
import { readFormat } from './format-code.ts';
import { keepPlannedFormat, plannedFormat } from './planned-format.ts';
import { plannedTypes, typesOf } from './planned-types.ts';

it('an open keeps the format it was planned with, and no other has it', () => {
  const format = {
    groups: { size: 3, qualifiers: 1, bestOf: 3 },
    knockout: { bestOf: 5, thirdPlace: true },
  } as const;
  keepPlannedFormat('planned', format);
  expect(plannedFormat('planned')).toEqual(format);
  expect(plannedFormat('other')).toBeUndefined();
});

it.each([
  ['g4-2-5_k5', ['groups', 'knockout']],
  ['k7-3', ['knockout']],
  ['s7-5', ['swiss']],
  ['s7-8-5_k5', ['swiss', 'knockout']],
])('the phases of %s are %j', (code, types) => {
  const format = readFormat(code);
  if (format) keepPlannedFormat('typed', format);
  expect(plannedTypes('typed')).toEqual(types);
});

it('an open that was not planned has no planned phases, nor has one whose plan cannot be read', () => {
  expect(plannedTypes('unplanned')).toEqual([]);
  expect(typesOf('x4')).toEqual([]);
});
