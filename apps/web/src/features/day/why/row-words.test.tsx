import { renderHook } from '@testing-library/react';
import type { DayWait } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch, givenDayTable, givenPair } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { useRowWords } from './row-words.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});

const umpiring: DayWait = { code: 'umpiring', person: 'Carla Font', table: 2 };
const playing: DayWait = { code: 'playing', person: 'Joan Tarrés', table: 4, set: 3 };
const called: DayWait = { code: 'playing', person: 'Ana Gil', table: 1 };
const absent: DayWait = { code: 'absent', person: 'Luis Sanz' };
const locked: DayWait = { code: 'tableLocked', table: 3 };
const resting = (person: string, time: string): DayWait => ({
  code: 'resting',
  person,
  until: `2026-11-28T${time}:00Z`,
});
const winnerOf = (match_id: string): DayWait => ({
  code: 'playerUnknown',
  feeders: [{ match_id, takes: 'winner' }],
});

test.each<[string, DayWait[], string, number]>([
  ['one', [playing], 'Espera a Joan Tarrés: mesa 4, tercer set.', 0],
  [
    'somebody for two reasons, of which the first counts',
    [umpiring, { code: 'resting', person: 'Carla Font', until: '2026-11-28T10:08:00Z' }, playing],
    'Espera a Carla Font (arbitra, mesa 2) y a Joan Tarrés (mesa 4, tercer set).',
    0,
  ],
  [
    'two',
    [umpiring, playing],
    'Espera a Carla Font (arbitra, mesa 2) y a Joan Tarrés (mesa 4, tercer set).',
    0,
  ],
  [
    'two, one of them not in the hall',
    [called, absent],
    'Espera a Luis Sanz (no está) y a Ana Gil (mesa 1).',
    0,
  ],
  [
    'somebody and a table that a person has to open',
    [playing, locked],
    'Espera a la mesa 3, que está bloqueada.',
    1,
  ],
  ['three', [playing, umpiring, called], 'Espera a Joan Tarrés: mesa 4, tercer set.', 2],
  [
    'two rests',
    [resting('Carla Font', '10:08'), resting('Ana Gil', '10:05')],
    'Carla Font descansa hasta las 11:08. Se puede llamar desde las 11:05.',
    1,
  ],
  ['the winner of a match on a table', [winnerOf('on')], 'Espera a quien gane García – Pérez (mesa 6).', 0],
  [
    'the winner of a match of which nobody knows who plays it',
    [winnerOf('unknown')],
    'Espera a quien gane un partido anterior (Semifinales · Partido 14).',
    0,
  ],
])('a match says first what it waits for longest: %s', (_, waits, words, untold) => {
  const day = givenDay({
    matches: [
      givenDayMatch({ _id: 'on', table: 6, state: 'inPlay' }),
      givenDayMatch({ _id: 'unknown', a: null, round: 'semifinal', number: 14, state: 'waiting' }),
    ],
    tables: [givenDayTable(6, 'on')],
  });
  const { result } = renderHook(() => useRowWords(day), { wrapper: Ground });
  expect(result.current({ match_id: 'm', ready: false, waits, why: null })).toEqual({ words, untold });
});

test('one of a pair who is absent is said with since when', () => {
  const a = givenPair(['Ana Gil', 'Luis Sanz'], { 'Luis Sanz': '2026-11-28T09:00:00Z' });
  const day = givenDay({ matches: [givenDayMatch({ _id: 'm', a })] });
  const { result } = renderHook(() => useRowWords(day), { wrapper: Ground });
  const { words } = result.current({ match_id: 'm', ready: false, waits: [absent], why: null });
  expect(words).toBe('Espera a Luis Sanz, que no está desde las 10:00.');
});
