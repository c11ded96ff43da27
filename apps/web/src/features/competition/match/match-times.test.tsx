import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { MatchTimes } from './match-times.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches']);
});
afterEach(cleanup);

const minute = 60_000;
const start = Date.parse('2026-11-28T09:05:00Z');

test('a match says when it started and ended by the venue’s clock, and how many minutes it took', () => {
  render(
    <MatchTimes start={start} end={start + 26 * minute} duration={26 * minute} timeZone="Pacific/Auckland" />,
  );
  const said = screen.getByText(/26 min/u).textContent;
  expect(said.match(/\d{1,2}:\d{2}/gu)).toEqual(['22:05', '22:31']);
});

test('what is not known is left out', () => {
  const { container } = render(<MatchTimes timeZone={null} />);
  expect(container.textContent).toBe('');
});
