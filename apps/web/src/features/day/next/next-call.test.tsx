import { cleanup, render, screen } from '@testing-library/react';
import type { Day, DayEstimates } from '@topspin/contract';
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
const playing = givenDayMatch({ _id: 'on', state: 'inPlay', table: 1 });
const around = { earliest: at('10:06'), likely: at('10:08'), latest: at('10:12') };

const day = (of: Partial<Day> = {}): Day =>
  givenDay({
    automatic: true,
    matches: [givenDayMatch({ _id: 'one' }), playing],
    tables: [givenDayTable(1, 'on')],
    queue: [{ match_id: 'one', ready: true, waits: [], why: null }],
    ...of,
  });

/** The line of the next match, where its likely tables are these. */
function said(of: Day, soon?: number[], toCome: DayEstimates['to_come'] = [], next = 1): string {
  const estimates = givenEstimates({
    matches: [
      { match_id: 'one', start: around, end: around, table: 1, late_minutes: 0, next, ...(soon && { soon }) },
    ],
    to_come: toCome,
  });
  render(
    <Estimates day={of} estimates={estimates}>
      <NextCall day={of} />
    </Estimates>,
    { wrapper: Ground },
  );
  const group = screen.getByRole('group', { name: /^Siguiente/u });
  return [...group.children].map(({ textContent }) => textContent).join('|');
}

const fixed = { table: 4, not_before: null, at: null };

test.each<[why: string, of: Partial<Day>, soon: number[] | undefined, words: string]>([
  [
    'its table',
    {},
    [4],
    'Siguiente: García – Pérez|Mesa 4 · Llamar 11:03–11:09|Es el único que se puede llamar ahora.',
  ],
  [
    'the tables of which it takes the first',
    {},
    [5, 3],
    'Siguiente: García – Pérez|Mesa 3 o 5 · Llamar 11:03–11:09|Es el único que se puede llamar ahora.',
  ],
  [
    'that it takes any',
    {},
    [5, 3, 1, 2],
    'Siguiente: García – Pérez|Primera libre · Llamar 11:03–11:09|Es el único que se puede llamar ahora.',
  ],
  [
    'no table before one is known',
    {},
    undefined,
    'Siguiente: García – Pérez|Llamar 11:03–11:09|Es el único que se puede llamar ahora.',
  ],
  [
    'the one that a person fixed',
    { matches: [givenDayMatch({ _id: 'one', fixed }), playing] },
    [4],
    'Siguiente: García – Pérez|Mesa 4, fija · Llamar 11:03–11:09|Es el único que se puede llamar ahora.',
  ],
  [
    'that it can go now',
    { tables: [givenDayTable(2)] },
    [2],
    'Siguiente: García – Pérez|Mesa 2 (1.ª libre) · Ya|Es el único que se puede llamar ahora.',
  ],
  [
    'that a person calls',
    { automatic: false },
    [4],
    'Siguiente, a mano: García – Pérez|Mesa 4 · Llamar 11:03–11:09|Es el único que se puede llamar ahora.',
  ],
  ['nothing where nothing is left', { queue: [] }, undefined, ''],
])('the next match is said with %s', (_why, of, soon, words) => {
  expect(said(day(of), soon)).toBe(words);
});

test('once the queue is empty, what follows is said, and when', () => {
  const coming = (round: 'semifinal' | 'final', minutes: number) => ({
    open_id: 'open',
    phase: 2,
    round,
    number: 1,
    start: {
      earliest: at(`11:${minutes}`),
      likely: at(`11:${minutes + 4}`),
      latest: at(`11:${minutes + 9}`),
    },
    end: around,
    table: null,
    late_minutes: 0,
  });
  const words = said(day({ queue: [] }), undefined, [coming('final', 40), coming('semifinal', 10)]);
  expect(words).toBe('Después: Semifinales|Empieza entre las 12:10 y las 12:19 · por sortear');
});

const waiting = {
  match_id: 'one',
  ready: false,
  waits: [{ code: 'resting' as const, person: 'García', until: at('10:10') }],
  why: null,
};
const ready = { match_id: 'one', ready: true, waits: [], why: { criterion: 'number' as const } };
const second = { ...ready, match_id: 'two', why: null };

test.each<[why: string, queue: Day['queue'], words: string]>([
  ['of one that waits, that it is known later', [waiting], ' · Árbitro: al llamarlo|'],
  ['of one that can be called, who it is', [{ ...ready, umpire: 'Gus' }], ' · Árbitro: Gus|'],
  ['of one that would be called now, that nobody is free', [{ ...ready, table: 2 }], ' · Sin árbitro|'],
])('who umpires the next match is said: %s', (_why, queue, words) => {
  const opens = day().opens.map((open) => ({ ...open, umpires: true }));
  expect(said(day({ opens, queue }))).toContain(words);
  cleanup();
  expect(said(day({ queue: [waiting] }))).not.toContain('Árbitro');
  cleanup();
  expect(said(day({ queue }))).not.toMatch(/Árbitro: al|Sin árbitro/u);
});

test.each<[why: string, queue: Day['queue'], chance: number, words: string]>([
  ['its number, before another that can be called', [ready, second], 1, 'Por orden de juego: partido 1.'],
  [
    'that it is like the next one, of another group',
    [ready, { ...second, match_id: 'like' }],
    1,
    'Da igual este o el siguiente.',
  ],
  ['that it will be the first', [waiting], 1, 'Será el primero que se podrá llamar.'],
  [
    'that another may be',
    [waiting, { ...waiting, match_id: 'two' }],
    0.4,
    'Se espera el primero; otro puede adelantarse.',
  ],
])('why it is next is said: %s', (_why, queue, chance, words) => {
  const numbers = { one: 1, two: 2, like: 1 };
  const matches = Object.entries(numbers).map(([_id, number]) => givenDayMatch({ _id, number }));
  expect(
    said(day({ queue, matches: [...matches, playing] }), [4], [], chance)
      .split('|')
      .at(-1),
  ).toBe(words);
});

test.each<[tables: number[], soon: number[], words: string]>([
  [[1, 2], [2, 1], 'Mesa 1 o 2 si alguna se libera; si no, la 7'],
  [[1], [1], 'Mesa 1 si se libera; si no, la 7'],
  [[1], [1, 7], 'Mesa 1 o 7'],
])(
  'where %j are still played on, the next goes to %j or else to the first that is free',
  (taken, soon, words) => {
    const tables = [
      ...taken.map((number) => givenDayTable(number, 'on')),
      givenDayTable(7),
      givenDayTable(8),
    ];
    const [, line] = said(day({ tables, queue: [waiting] }), soon).split('|');
    expect(line).toBe(`${words} · Llamar 11:07–11:09`);
  },
);

test('a match that is next in few of the runs is said to be the likeliest, not the next', () => {
  expect(said(day({ queue: [waiting] }), [4], [], 0.4)).toContain('Lo más probable: García – Pérez|');
});

test('a match that another one will overtake says until when to call it, where people call and tables are few', () => {
  const overtaken = { match_id: 'other', at: at('10:02') };
  const head = { match_id: 'one', ready: true, waits: [], overtaken, why: null };
  const other = { match_id: 'other', ready: false, waits: [], why: null };
  const of = (tables: number, over: Partial<Day> = {}) =>
    day({
      automatic: false,
      matches: [givenDayMatch({ _id: 'one' }), givenDayMatch({ _id: 'other' })],
      tables: Array.from({ length: tables }, (_, index) => givenDayTable(index + 1)),
      queue: [head, other],
      ...over,
    });
  const whyOf = (shown: Day) => said(shown).split('|')[2];
  expect(whyOf(of(1))).toBe('Hasta las 11:02; después va antes García – Pérez.');
  cleanup();
  expect(whyOf(of(2))).toBe('Es el único que se puede llamar ahora.');
  cleanup();
  expect(whyOf(of(1, { automatic: true }))).toBe('Es el único que se puede llamar ahora.');
});
