import { expect, it } from 'vitest';
import { keepPlannedFormat, plannedFormat } from './planned-format.ts';

it('an open keeps the format it was planned with, and no other has it', () => {
  const format = {
    groups: { size: 3, qualifiers: 1, bestOf: 3 },
    knockout: { bestOf: 5, thirdPlace: true },
  } as const;
  keepPlannedFormat('planned', format);
  expect(plannedFormat('planned')).toEqual(format);
  expect(plannedFormat('other')).toBeUndefined();
});
