import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { placeFor, placesTaken, promoteFromWaiting, waitingList } from './capacity.ts';
import type { RegistrationPlace } from './capacity.ts';
import { closeReception } from './reception.ts';
import { registrationStates } from './registration.ts';

/** `registered`, `waiting`, `waiting here` … in order of arrival; named `1`, `2` … */
const registrations = (...states: string[]): RegistrationPlace[] =>
  states.map((text, index) => {
    const [state, here] = text.split(' ');
    return {
      id: String(index + 1),
      state: registrationStates.find((known) => known === state) ?? 'removed',
      order: index,
      checkedIn: here === 'here',
    };
  });

describe('the place of a newcomer', () => {
  it.each([
    ['while there are places', ['registered', 'present'], 3, 'registered'],
    ['when the last is taken', ['registered', 'present', 'registered'], 3, 'waiting'],
    ['when somebody waits for the free place already', ['registered', 'withdrawn', 'waiting'], 2, 'waiting'],
    ['players who left take none', ['withdrawn', 'removed', 'absent'], 1, 'registered'],
    ['without a limit', ['registered', 'waiting'], null, 'registered'],
    ['when the limit was lowered below', ['registered', 'registered'], 1, 'waiting'],
  ])('%s', (_, states, playersMax, place) => {
    expect(placeFor(registrations(...states), playersMax)).toBe(place);
  });
});

describe('moving up from the waiting list', () => {
  it.each([
    [
      'a place freed goes to the first',
      ['registered', 'withdrawn', 'waiting', 'waiting'],
      2,
      ['3 registered'],
    ],
    ['no place, nobody', ['registered', 'registered', 'waiting'], 2, []],
    [
      'a limit raised takes several',
      ['registered', 'waiting', 'waiting', 'waiting'],
      3,
      ['2 registered', '3 registered'],
    ],
    ['a limit lowered throws nobody out', ['registered', 'registered', 'waiting'], 1, []],
    ['who is in the hall comes in as present', ['withdrawn', 'waiting here'], 1, ['2 present']],
    ['no limit, everybody', ['registered', 'waiting', 'waiting'], null, ['2 registered', '3 registered']],
  ])('%s', (_, states, playersMax, promoted) => {
    const result = promoteFromWaiting(registrations(...states), playersMax);
    expect(result.map(({ id, to }) => `${id} ${to}`)).toStrictEqual(promoted);
  });

  it('goes by arrival, not by the order in which they are given', () => {
    const late = registrations('waiting', 'waiting', 'waiting').toReversed();
    expect(waitingList(late).map(({ id }) => id)).toStrictEqual(['1', '2', '3']);
    expect(promoteFromWaiting(late, 1)).toStrictEqual([{ id: '1', to: 'registered' }]);
  });

  it('fills every place that somebody waits for, and no more', () => {
    const anyState = fc.constantFrom(
      'registered',
      'waiting',
      'waiting here',
      'present',
      'absent',
      'withdrawn',
      'removed',
    );
    fc.assert(
      fc.property(fc.array(anyState, { maxLength: 40 }), fc.nat({ max: 40 }), (states, playersMax) => {
        const all = registrations(...states);
        const taken = placesTaken(all);
        const waiting = waitingList(all).length;
        const promoted = promoteFromWaiting(all, playersMax);
        expect(promoted).toHaveLength(Math.min(waiting, Math.max(0, playersMax - taken)));
      }),
      { numRuns: runs },
    );
  });
});

describe('closing reception', () => {
  const close = (states: string[], playersMax: number | null, playersMin: number, confirmed = false) =>
    closeReception(registrations(...states), { playersMax, playersMin }, { confirmed });

  it.each([
    [
      'players who are not present become absent',
      ['present', 'registered', 'present'],
      3,
      { absent: ['2'], movedUp: [], players: 2 },
    ],
    [
      'who waits in the hall moves up, in order of arrival, until the limit',
      ['present', 'registered', 'registered', 'waiting', 'waiting here', 'waiting here', 'waiting here'],
      3,
      { absent: ['2', '3'], movedUp: ['5', '6'], players: 3 },
    ],
    [
      'who waits elsewhere keeps waiting',
      ['present', 'present', 'waiting'],
      4,
      { absent: [], movedUp: [], players: 2 },
    ],
    [
      'withdrawn and removed stay so',
      ['present', 'present', 'withdrawn', 'removed', 'absent'],
      4,
      { absent: [], movedUp: [], players: 2 },
    ],
    [
      'more present than the limit, as the organiser wanted: nobody is sent away',
      ['present', 'present', 'present', 'waiting here'],
      2,
      { absent: [], movedUp: [], players: 3 },
    ],
    [
      'without a limit everybody in the hall plays',
      ['present', 'waiting here'],
      null,
      {
        absent: [],
        movedUp: ['2'],
        players: 2,
      },
    ],
  ])('%s', (_, states, playersMax, value) => {
    expect(close(states, playersMax, 2)).toStrictEqual({ ok: true, value });
  });

  it('with fewer than the minimum asks for a confirmation', () => {
    const states = ['present', 'registered', 'waiting here'];
    expect(close(states, 8, 3)).toStrictEqual({
      ok: false,
      error: { code: 'open.tooFewPlayers', players: 2, playersMin: 3 },
    });
    expect(close(states, 8, 3, true)).toStrictEqual({
      ok: true,
      value: { absent: ['2'], movedUp: ['3'], players: 2 },
    });
  });

  it('counts those who move up towards the minimum', () => {
    expect(close(['present', 'waiting here'], 8, 2).ok).toBe(true);
  });
});
