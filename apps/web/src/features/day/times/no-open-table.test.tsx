import { cleanup, render, screen } from '@testing-library/react';
import { type Day, type DayEstimates, getDayWhatIf } from '@topspin/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { apiQuery, queries } from '#lib/api/query.ts';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch, givenDayTable, givenEstimates } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { DayEnd } from '../end/day-end.tsx';
import { WhatIf } from './what-if.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});
afterEach(cleanup);

const none = 'No hay ninguna mesa abierta';
const day = (of: Partial<Day> = {}): Day =>
  givenDay({
    tables: [{ ...givenDayTable(1), state: 'locked' }],
    matches: [givenDayMatch({ _id: 'one' })],
    queue: [{ match_id: 'one', ready: true, waits: [], why: null }],
    ...of,
  });
const estimates = (of: Partial<DayEstimates> = {}): DayEstimates =>
  givenEstimates({ needs_table: true, ...of });

test('the end of the day is not known until a table is open, which is not the same as over', () => {
  render(<DayEnd day={day()} estimates={estimates()} />, { wrapper: Ground });
  expect(screen.getByText(none, { exact: false })).toBeTruthy();
  cleanup();
  render(<DayEnd day={day()} estimates={estimates({ needs_table: false })} />, { wrapper: Ground });
  expect(screen.getByText('No queda ningún partido por jugar.')).toBeTruthy();
});

test('opens that are not counted are named, one that the user may not know of without its name', () => {
  const rights = { may_manage: true, may_call: true, automatic: true, umpires: false };
  const opens = [
    { _id: 'b', name: 'Open B', ...rights },
    { _id: 'c', name: null, ...rights },
  ];
  const of = { needs_table: false, uncounted: ['b', 'c'] };
  render(<DayEnd day={day({ opens })} estimates={estimates(of)} />, { wrapper: Ground });
  expect(screen.getByText('Sin contar Open B y otro torneo: aún no se conocen sus partidos.')).toBeTruthy();
});

test('what if says so beside the end with more tables', async () => {
  const instant = '2026-11-28T15:00:00Z';
  const end_if = { earliest: instant, likely: instant, latest: instant };
  const of = day();
  queries.setQueryData(apiQuery(getDayWhatIf, { params: { id: of._id }, query: {} }).queryKey, {
    end: null,
    end_if,
    needs_table: true,
    phases: [],
  });
  render(<WhatIf day={of} />, { wrapper: Ground });
  expect(await screen.findByText(none, { exact: false })).toBeTruthy();
  expect(screen.getByText('16:00')).toBeTruthy();
});
