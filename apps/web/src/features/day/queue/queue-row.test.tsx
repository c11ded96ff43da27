import { cleanup, render, screen } from '@testing-library/react';
import type { Day, DayEstimates, QueueRow as RowOfQueue } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { Estimates } from '../times/estimates.tsx';
import { QueueRow } from './queue-row.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});
afterEach(cleanup);

const match = givenDayMatch({ _id: 'next' });
const row: RowOfQueue = { match_id: 'next', ready: true, waits: [], why: null };
const likely = {
  earliest: '2026-11-28T10:06:00Z',
  likely: '2026-11-28T10:08:00Z',
  latest: '2026-11-28T10:12:00Z',
};
const estimates: DayEstimates = {
  at: '2026-11-28T10:00:00Z',
  matches: [{ match_id: 'next', start: likely, end: likely, table: 4, late_minutes: 0, next: 1, soon: [4] }],
  to_come: [],
  phases: [],
  end: null,
  needs_table: false,
  uncounted: [],
  planned_end: null,
};
const acts = { current: { onChoose: vi.fn(), onCall: vi.fn() } };

const free = givenDayTable(4);
const before = givenDay({ matches: [match], tables: [free, givenDayTable(5)], queue: [row] });

test.each([
  ['closed', { ...free, state: 'locked' as const }],
  ['taken', { ...free, match_id: 'other' }],
])('a row stops naming a table that is %s, before it is estimated again', (_, table) => {
  const shown = (day: Day) => (
    <Estimates {...{ day, estimates }}>
      <QueueRow {...{ day, row, match, acts }} isGone={false} isChosen={false} />
    </Estimates>
  );
  const { rerender } = render(shown(before), { wrapper: Ground });
  expect(screen.getByText(/^Mesa 4/u)).toBeTruthy();
  rerender(shown({ ...before, tables: [table, givenDayTable(5)] }));
  expect(screen.queryByText(/^Mesa 4/u)).toBeNull();
});
