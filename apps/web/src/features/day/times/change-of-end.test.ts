import type { EstimatedInstant } from '@topspin/contract';
import { expect, test } from 'vitest';
import { changeOfEnd } from './change-of-end.ts';

const at = (time: string): string => `2026-11-29T${time}:00Z`;
/** The likely end, which nobody is shown, stays where it is. */
const between = (earliest: string, latest: string): EstimatedInstant => ({
  earliest: at(earliest),
  likely: at('01:00'),
  latest: at(latest),
});

test.each([
  ['both limits are later', '00:46', '01:52', { kind: 'later', from: 13, to: 16 }],
  ['one is later', '00:33', '01:52', { kind: 'later', from: 0, to: 16 }],
  ['the earliest is later', '00:40', '01:36', { kind: 'later', from: 0, to: 7 }],
  ['both are earlier', '00:03', '01:26', { kind: 'earlier', from: 10, to: 30 }],
  ['both are the same', '00:33', '01:36', { kind: 'same', from: 0, to: 0 }],
  ['it is less certain', '00:30', '01:40', { kind: 'wider', from: 3, to: 4 }],
  ['it is more certain', '00:40', '01:30', { kind: 'narrower', from: 6, to: 7 }],
])('the end of a day is compared as it is shown: %s', (_why, earliest, latest, change) => {
  expect(changeOfEnd(between('00:33', '01:36'), between(earliest, latest))).toEqual(change);
});
