import { expect, test } from 'vitest';
import { paths } from '#lib/paths.ts';
import { tablesAt } from './from-tables.ts';

test('the way back is the tab of the open', () => {
  expect(tablesAt('open', 'o')).toEqual({
    to: paths.open,
    params: { openId: 'o' },
    search: { tab: 'tables' },
  });
});

test('or the day at its venue, with all its opens', () => {
  expect(tablesAt('v/2026-11-28', 'o')).toEqual({
    to: paths.venueDay,
    params: { venueId: 'v', date: '2026-11-28' },
  });
});
