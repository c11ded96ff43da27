import type { PublicEvent } from '@topspin/contract';
import { expect, test } from 'vitest';
import { readOn, withNews } from './log-news.ts';

const event = (seq: number, id = `e${seq}`): PublicEvent => ({
  id,
  seq,
  at: '2027-02-28T09:00:00.000Z',
  type: 'point',
  side: 'a',
});
const log = [event(1), event(2)];

test.each([
  ['the next event', { after: 2, seq: 3, events: [event(3)] }, 3],
  ['one that is known and the next', { after: 1, seq: 3, events: [event(2), event(3)] }, 3],
  ['nothing new', { after: 1, seq: 2, events: [event(2)] }, 2],
  ['events after a gap', { after: 3, seq: 4, events: [event(4)] }, null],
  [
    'another event in the place of one that is known',
    { after: 1, seq: 2, events: [event(2, 'other')] },
    null,
  ],
  ['a log that is shorter now', { after: 2, seq: 0, events: [] }, null],
  ['the empty log of a match that was reset', { after: 0, seq: 0, events: [] }, 0],
])('a log takes %s', (_, news, length) => {
  expect(withNews(log, news)?.length ?? null).toBe(length);
});

test.each([
  ['from its start', []],
  ['from what is known', Array.from({ length: 600 }, (_, index) => event(index + 1))],
  ['anew after a reset', [event(1, 'other'), event(2, 'another')]],
])('a log of several pages is read %s', async (_, known) => {
  const whole = Array.from({ length: 1200 }, (__, index) => event(index + 1));
  const read = async (after: number) => {
    const events = whole.slice(after, after + 500);
    return { seq: events.at(-1)?.seq ?? whole.length, events };
  };
  expect(await readOn(known, read)).toEqual(whole);
});
