import type { MatchEventOnWire } from '@topspin/contract';
import { expect, test } from 'vitest';
import { readOn } from './follow-log.ts';

const event = (seq: number, id = `e${seq}`): MatchEventOnWire => ({
  id,
  seq,
  at: '2027-02-28T09:00:00.000Z',
  type: 'point',
  side: 'a',
});

test.each([
  ['from its start', []],
  ['from what is known', Array.from({ length: 600 }, (_, index) => event(index + 1))],
  ['anew after a reset', [event(1, 'other'), event(2, 'another')]],
  ['anew if it is shorter now', Array.from({ length: 1300 }, (_, index) => event(index + 1))],
])('a log of several pages is read %s', async (_, known) => {
  const whole = Array.from({ length: 1200 }, (__, index) => event(index + 1));
  const read = async (after: number) => ({ seq: whole.length, events: whole.slice(after, after + 500) });
  expect(await readOn({ seq: known.length, events: known }, read)).toEqual({ seq: 1200, events: whole });
});
