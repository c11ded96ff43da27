import { expect, test } from 'vitest';
import type { Bell, Listener } from '#live/bell.ts';
import type { Topics } from '#live/topics.ts';
import { hearTables } from './table-changes.ts';

function given(most?: number) {
  const listeners: Listener[] = [];
  const bell: Bell = {
    connected: true,
    subscribe(listener) {
      listeners.push(listener);
      return () => undefined;
    },
    ringHere: (topics) => listeners.forEach((listener) => listener.onRing(topics)),
    close: async () => undefined,
  };
  return {
    changes: hearTables(bell, most),
    ring: (topics: Topics) => bell.ringHere(topics),
    lose: () => listeners[0]?.onLost?.(),
  };
}

test('a change of an open concerns its own rows, in the tables that rang', () => {
  const { changes, ring } = given();
  const before = changes.now;
  ring(['open:one:matches', 'table:matches']);
  expect(changes.unchangedIn('one', ['matches'], before)).toBe(false);
  expect(changes.unchangedIn('one', ['phases', 'matches'], before)).toBe(false);
  expect(changes.unchangedIn('one', ['phases'], before)).toBe(true);
  expect(changes.unchangedIn('two', ['matches'], before)).toBe(true);
  expect(changes.unchangedIn('one', ['matches'], changes.now)).toBe(true);
});

test('a change of a day of play concerns that day', () => {
  const { changes, ring } = given();
  const before = changes.now;
  ring(['day:one:day_tables']);
  expect(changes.unchangedOn('one', ['calls', 'day_tables'], before)).toBe(false);
  expect(changes.unchangedOn('one', ['calls'], before)).toBe(true);
  expect(changes.unchangedOn('two', ['day_tables'], before)).toBe(true);
  expect(changes.unchangedOn('one', ['day_tables'], changes.now)).toBe(true);
});

test('what changed before the oldest change remembered may have changed', () => {
  const { changes, ring } = given(2);
  const before = changes.now;
  ring(['open:one:matches']);
  const since = changes.now;
  ring(['open:two:matches']);
  expect(changes.unchangedIn('one', ['matches'], since)).toBe(true);
  ring(['open:three:matches']);
  expect(changes.unchangedIn('four', ['matches'], before)).toBe(false);
  expect(changes.unchangedIn('four', ['matches'], since)).toBe(true);
});

test('a lost bell may have missed a change of any open', () => {
  const { changes, lose } = given();
  const before = changes.now;
  lose();
  expect(changes.unchangedIn('one', ['matches'], before)).toBe(false);
});
