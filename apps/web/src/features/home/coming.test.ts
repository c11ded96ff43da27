import { expect, test } from 'vitest';
import { comingRegistrations } from './coming.ts';

const now = Date.UTC(2026, 10, 22, 9);
const inDays = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString();

type OpenState = NonNullable<NonNullable<Parameters<typeof comingRegistrations>[0][number]['open']>['state']>;
const registration = (days: number, state: OpenState = 'registrationOpen') => ({
  state: 'registered' as const,
  open: {
    _id: `${state} ${days}`,
    name: '',
    date_start: inDays(days),
    state,
    time_zone: null,
    cancel_reason: null,
  },
});

test('registrations come with the nearest open first; cancelled ones last, and only until their day is over', () => {
  const all = [
    registration(16),
    registration(9, 'canceled'),
    registration(-2, 'canceled'),
    registration(0.1, 'reception'),
    registration(-0.1, 'active'),
    registration(-3, 'finished'),
  ];
  expect(comingRegistrations(all, now).map(({ open }) => open?._id)).toEqual([
    'active -0.1',
    'reception 0.1',
    'registrationOpen 16',
    'canceled 9',
  ]);
});

test('who has left an open no longer has it before them', () => {
  expect(comingRegistrations([{ ...registration(1), state: 'withdrawn' }], now)).toEqual([]);
});
