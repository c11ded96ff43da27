import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { MatchTimes } from './match-times.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['matches']);
});
afterEach(cleanup);

test('a match says when it started and ended and how many minutes it took', () => {
  render(<MatchTimes start="2026-11-28T09:05:00Z" end="2026-11-28T09:31:00Z" duration={26 * 60_000} />);
  const said = screen.getByText(/26 min/u).textContent;
  expect(said.match(/\d{1,2}:\d{2}/gu)).toHaveLength(2);
});

test('what is not known is left out', () => {
  const { container } = render(<MatchTimes start={null} end={null} duration={null} />);
  expect(container.textContent).toBe('');
});
