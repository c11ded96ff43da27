import { expect, test } from 'vitest';
import { withRun } from './compatibility-record.ts';

const run = {
  postgres: '15.20',
  tests: '3000 passed, 0 failed',
  migration: '0110',
  commit: 'abc1234',
  date: '2026-11-23',
};
const row = '| 15.20 | 3000 passed, 0 failed | 0110 | abc1234 | 2026-11-23 |';

test('the first run adds the section to what there is', () => {
  const noted = withRun('# Measurements\n\nSome rows.\n', run);
  expect(noted).toMatch(/^# Measurements\n\nSome rows\.\n\n## PostgreSQL versions\n/u);
  expect(noted.endsWith(`|---|\n${row}\n`)).toBe(true);
});

test('a later run is the last row of the section, and disturbs no other', () => {
  const once = withRun('', run);
  const twice = withRun(`${once}\n## Others\n\nSome.\n`, { ...run, postgres: '17.2' });
  expect(twice).toBe(`${once}${row.replace('15.20', '17.2')}\n\n## Others\n\nSome.\n`);
});
