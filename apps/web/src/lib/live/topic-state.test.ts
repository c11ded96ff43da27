import { describe, expect, test } from 'vitest';
import { askFor, isServed, olderOf } from './topic-state.ts';

const topic = 'match:1' as const;
const now = 100_000;

describe('what a page has of a topic', () => {
  test.each([
    ['is served by a stream that covers it', { since: now }, new Map([[topic, {}]]), true],
    ['also when it was read while the page opened', { since: now - 2500 }, new Map([[topic, {}]]), true],
    ['not when it is older', { since: now - 20_000 }, new Map([[topic, {}]]), false],
    [
      'not when a message came after it was read',
      { since: now - 500 },
      new Map([[topic, { at: now - 400 }]]),
      false,
    ],
    [
      'also when the last message came before',
      { since: now - 500 },
      new Map([[topic, { at: now - 600 }]]),
      true,
    ],
    [
      'not when its log is shorter than what was heard',
      { since: now, seq: 3 },
      new Map([[topic, { seq: 5 }]]),
      false,
    ],
    ['with the log as heard', { since: now, seq: 5 }, new Map([[topic, { seq: 5 }]]), true],
    [
      'with the day as heard, however old it is',
      { since: now - 20_000, fingerprint: 'b' },
      new Map([[topic, { fingerprint: 'b', at: now }]]),
      true,
    ],
    [
      'not with another day',
      { since: now, fingerprint: 'a' },
      new Map([[topic, { fingerprint: 'b' }]]),
      false,
    ],
    [
      'nor with a day of which nothing is known',
      { since: now, fingerprint: 'a' },
      new Map([[topic, {}]]),
      false,
    ],
    ['not by a stream without it', { since: now }, new Map(), false],
  ])('%s', (_, has, covered, served) => {
    expect(isServed({ topic, ...has }, { covered, now })).toBe(served);
  });

  test('two pages count as the older data and the shorter log', () => {
    const one = { topic, since: 10, seq: 7 };
    expect(olderOf(one, { topic, since: 20, seq: 4 })).toEqual({ topic, since: 10, seq: 4 });
    expect(olderOf(one, undefined)).toBe(one);
    expect(olderOf({ topic, since: 30 }, { topic, since: 20 })).toEqual({ topic, since: 20 });
  });

  test('two pages with one day have it, and with two days none', () => {
    const one = { topic, since: 10, fingerprint: 'a' };
    expect(olderOf(one, { ...one, since: 20 })).toEqual(one);
    expect(olderOf(one, { ...one, fingerprint: 'b' })).toEqual({ topic, since: 10 });
    expect(olderOf(one, { topic, since: 10 })).toEqual({ topic, since: 10 });
    expect(olderOf({ topic, since: 10 }, one)).toEqual({ topic, since: 10 });
  });
});

test('the server is asked after what is known, and for data of some age', () => {
  const covered = new Map([[topic, { seq: 9 }]]);
  expect(askFor(topic, undefined, { covered, now })).toEqual({ topic, seq: 9 });
  expect(askFor(topic, { topic, since: now - 400, seq: 4 }, { covered, now })).toEqual({
    topic,
    seq: 4,
    age: 400,
  });
  const day = new Map([[topic, { fingerprint: 'b' }]]);
  expect(askFor(topic, undefined, { covered: day, now })).toEqual({ topic, fingerprint: 'b' });
  expect(askFor(topic, { topic, since: now, fingerprint: 'b' }, { covered: day, now })).toMatchObject({
    fingerprint: 'b',
  });
  const behind = askFor(topic, { topic, since: now, fingerprint: 'a' }, { covered: day, now });
  expect(behind).not.toHaveProperty('fingerprint');
  expect(askFor('me', { topic: 'me', since: now + 5 }, { covered, now })).toEqual({ topic: 'me', age: 0 });
});
