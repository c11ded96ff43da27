import { cleanup, render, screen } from '@testing-library/react';
import type { DayEstimates } from '@topspin/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayTable, givenEstimates } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { Estimates } from '../times/estimates.tsx';
import { DayDelay } from './day-delay.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});
afterEach(cleanup);

const at = (time: string) => `2026-11-28T${time}:00.000Z`;
const day = givenDay({ tables: [givenDayTable(1)] });

function estimated(now: string, end: string, planned: string): DayEstimates {
  const [earliest = '', likely = '', latest = ''] = end.split(' ').map(at);
  return givenEstimates({ at: at(now), end: { earliest, likely, latest }, planned_end: at(planned) });
}

function said(before: DayEstimates, estimates: DayEstimates): string | null {
  const shown = (of: DayEstimates) => (
    <Estimates {...{ day }} estimates={of}>
      <DayDelay {...{ day }} onTimes={() => undefined} />
    </Estimates>
  );
  const { rerender } = render(shown(before), { wrapper: Ground });
  rerender(shown(estimates));
  return screen.getByRole('button').textContent;
}

const usual = '18:00 18:15 18:30';
test.each([
  ['on time while its end stays', usual, 'A su hora · acaba 19:00–19:30'],
  [
    'not on time beside a delay, though it may be so yet; and no cause is named that is not known',
    '18:20 18:45 19:20',
    'acaba 19:20–20:20+35 min a las 17:00',
  ],
  [
    'late once that is sure',
    '18:40 18:55 19:10',
    'Al menos 15 min de retraso · acaba 19:40–20:10+40 min a las 17:00',
  ],
])('a day is said to be %s', (_what, end, words) => {
  expect(said(estimated('15:50', usual, '18:25'), estimated('16:00', end, '18:25'))).toBe(words);
});
