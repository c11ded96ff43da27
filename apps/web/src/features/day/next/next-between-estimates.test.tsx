import { cleanup, render, screen } from '@testing-library/react';
import type { Day, QueueRow } from '@topspin/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch, givenDayTable, givenEstimates } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { Estimates } from '../times/estimates.tsx';
import { NextCall } from './next-call.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});
afterEach(cleanup);

const at = (time: string) => `2026-11-28T${time}:00Z`;
const person = (name: string) => ({ _id: name, name, club: null });
const match = (_id: string, a: string, b: string) => givenDayMatch({ _id, a: person(a), b: person(b) });
const row = (match_id: string, of: Partial<QueueRow> = {}): QueueRow => ({
  match_id,
  ready: true,
  waits: [],
  why: null,
  ...of,
});
const resting = { ready: false, waits: [{ code: 'resting' as const, person: 'Eva', until: at('10:12') }] };

/** Both tables are taken; Eva and Fay, who rest, go before Ana and Bea as soon as one is free. */
const before: Day = givenDay({
  matches: [
    match('one', 'Ana', 'Bea'),
    match('two', 'Cleo', 'Dora'),
    match('soon', 'Eva', 'Fay'),
    ...['x', 'y', 'z'].map((_id) => givenDayMatch({ _id, state: 'inPlay' })),
  ],
  tables: [givenDayTable(1, 'x'), givenDayTable(2, 'y')],
  queue: [row('one'), row('two'), row('soon', resting)],
});
const instant = { earliest: at('10:09'), likely: at('10:10'), latest: at('10:12') };
const estimates = givenEstimates({
  matches: ['one', 'two', 'soon'].map((match_id) => ({
    match_id,
    start: instant,
    end: instant,
    table: 1,
    soon: [1],
    late_minutes: 0,
    next: match_id === 'soon' ? 0.9 : 0.1,
  })),
});

/** The first two lines of the next match, after these days with the same estimates. */
function saidAfter(...days: readonly Day[]): string {
  const of = (day: Day) => (
    <Estimates {...{ day, estimates }}>
      <NextCall day={day} />
    </Estimates>
  );
  const { rerender } = render(of(before), { wrapper: Ground });
  for (const day of days) rerender(of(day));
  const [match, table] = screen.getByRole('group', { name: /^Siguiente/u }).children;
  return [match, table].map((line) => line?.textContent).join('|');
}

const later = { ...before, at: at('10:01') };

test('a match that will overtake the others is the next', () => {
  expect(saidAfter()).toBe('Siguiente, a mano: Eva – Fay|Mesa 1 · Llamar 11:09');
});

test('it still is while the same matches can be called, whatever the tables do', () => {
  const tables = [givenDayTable(1, 'z'), givenDayTable(2, 'y')];
  expect(saidAfter({ ...later, tables })).toContain('Siguiente, a mano: Eva – Fay|');
});

test('once others can be called than when that was estimated, it is the first of these', () => {
  const queue = [row('back'), ...before.queue];
  const matches = [...before.matches, match('back', 'Gil', 'Hal')];
  expect(saidAfter({ ...later, matches, queue })).toContain('Siguiente, a mano: Gil – Hal|');
});

test('its table is the one that its row takes now, and changes with it at once', () => {
  const free = (number: number): Day => ({
    ...later,
    tables: [givenDayTable(number), givenDayTable(3 - number, 'y')],
    queue: [row('one', { table: number }), row('two'), row('soon', resting)],
  });
  expect(saidAfter(free(2))).toBe('Siguiente, a mano: Ana – Bea|Mesa 2 (1.ª libre) · Ya');
  cleanup();
  expect(saidAfter(free(2), free(1))).toBe('Siguiente, a mano: Ana – Bea|Mesa 1 (1.ª libre) · Ya');
});
