import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { placesTaken, promoteFromWaiting, waitingSides } from './capacity.ts';
import type { RegistrationPlace } from './capacity.ts';
import { closeReception } from './reception.ts';
import { registrationStates } from './registration.ts';

/** `registered`, `waiting A`, `waiting here A` … in order of arrival; named `1`, `2` …; a capital letter is a pair. */
const registrations = (...entries: string[]): RegistrationPlace[] =>
  entries.map((text, index) => {
    const [state, ...more] = text.split(' ');
    const pair = more.find((word) => word !== 'here');
    return {
      id: String(index + 1),
      state: registrationStates.find((known) => known === state) ?? 'removed',
      order: index,
      checkedIn: more.includes('here'),
      ...(pair !== undefined && { pair }),
    };
  });

describe('moving up from the waiting list, a pair', () => {
  it.each([
    ['gets in whole', ['registered', 'waiting A', 'waiting A'], 3, ['2', '3']],
    ['does so in the turn of the one who came first', ['waiting A', 'waiting', 'waiting A'], 2, ['1', '3']],
    [
      'that lacks a place keeps the one there is from all who come later',
      ['waiting A', 'waiting A', 'waiting'],
      1,
      [],
    ],
    ['is not kept by a person before it', ['waiting', 'waiting A', 'waiting A', 'waiting'], 2, ['1']],
    ['gets in after one before it', ['waiting', 'waiting A', 'waiting A', 'waiting'], 3, ['1', '2', '3']],
    ['gets in where there is no limit', ['waiting A', 'waiting A'], null, ['1', '2']],
  ])('%s', (_, entries, playersMax, promoted) => {
    const result = promoteFromWaiting(registrations(...entries), playersMax);
    expect(result.map(({ id }) => id)).toStrictEqual(promoted);
  });

  it('comes in as present where it is in the hall, each for themselves', () => {
    expect(promoteFromWaiting(registrations('waiting here A', 'waiting A'), 2)).toStrictEqual([
      { id: '1', to: 'present' },
      { id: '2', to: 'registered' },
    ]);
  });

  it('is never split, and no place is given twice', () => {
    const anyEntry = fc.constantFrom(
      'registered',
      'present',
      'waiting',
      'withdrawn',
      'waiting A',
      'waiting B',
      'waiting C',
    );
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), fc.nat({ max: 30 }), (entries, playersMax) => {
        const all = registrations(...entries);
        const promoted = new Set(promoteFromWaiting(all, playersMax).map(({ id }) => id));
        expect(promoted.size).toBeLessThanOrEqual(Math.max(0, playersMax - placesTaken(all)));
        for (const side of waitingSides(all))
          expect(new Set(side.map(({ id }) => promoted.has(id))).size).toBe(1);
      }),
      { numRuns: runs },
    );
  });
});

describe('at the close of reception, a pair that waits', () => {
  it.each([
    ['moves up if both are there', ['present', 'waiting here A', 'waiting here A'], 3, ['2', '3']],
    ['stays if one of them is not', ['present', 'waiting here A', 'waiting A', 'waiting here'], 3, ['4']],
    [
      'stays without room for both, and gives way',
      ['present', 'waiting here A', 'waiting here A', 'waiting here'],
      2,
      ['4'],
    ],
  ])('%s', (_, entries, playersMax, movedUp) => {
    const closed = closeReception(registrations(...entries), { playersMax, playersMin: 1 });
    expect(closed).toMatchObject({ ok: true, value: { movedUp } });
  });
});
