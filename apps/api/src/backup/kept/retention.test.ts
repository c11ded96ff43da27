import { expect, test } from 'vitest';
import { backupName, readName } from './names.ts';
import { expired } from './retention.ts';

const now = new Date('2026-11-29T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (milliseconds: number) => ({ madeAt: new Date(now.getTime() - milliseconds) });
const keptOf = (backups: readonly { madeAt: Date }[]) => {
  const gone = new Set(expired(backups, now));
  return backups.filter((backup) => !gone.has(backup));
};

test('all of the last day are kept', () => {
  const quarters = Array.from({ length: 95 }, (_, index) => ago(index * 15 * minute));
  expect(expired(quarters, now)).toEqual([]);
});

test('of two years of nights 14 days, 8 weeks and 12 months are kept', () => {
  const nights = Array.from({ length: 730 }, (_, index) => ago(index * day + 8 * 60 * minute));
  const kept = keptOf(nights).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
  expect(kept.slice(0, 14)).toEqual(
    Array.from({ length: 14 }, (_, index) =>
      ago(index * day + 8 * 60 * minute)
        .madeAt.toISOString()
        .slice(0, 10),
    ),
  );
  // The weeks and months that the days do not cover; each is its last night.
  expect(kept.slice(14)).toEqual([
    '2026-11-15',
    '2026-11-08',
    '2026-11-01',
    '2026-10-31',
    '2026-10-25',
    '2026-10-18',
    '2026-10-11',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ]);
});

test('of a day with one every quarter of an hour the last stays', () => {
  const quarters = Array.from({ length: 90 }, (_, index) => ago(3 * day + index * 15 * minute));
  expect(keptOf(quarters).map(({ madeAt }) => madeAt.toISOString())).toEqual([
    '2026-11-26T12:00:00.000Z',
    '2026-11-25T23:45:00.000Z',
  ]);
});

test('nothing goes because the laptop was off', () => {
  const rare = [ago(400 * day), ago(500 * day), ago(600 * day)];
  expect(expired(rare, now)).toEqual([]);
});

test('a name says when, and whether it is encrypted; other files are none', () => {
  const name = backupName(now, true);
  expect(name).toBe('topspin-2026-11-29T12-00-00.backup.age');
  expect(readName(name)).toEqual({ name, madeAt: now, encrypted: true });
  expect(readName('topspin-2026-11-29T12-00-00.backup.half-12')).toBe(undefined);
  expect(readName('../topspin-2026-11-29T12-00-00.backup')).toBe(undefined);
});
