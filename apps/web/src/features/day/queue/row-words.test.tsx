import { renderHook } from '@testing-library/react';
import type { DayWait } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { useRowWords } from './row-words.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});

const umpiring: DayWait = { code: 'umpiring', person: 'Carla Font', table: 2 };
const playing: DayWait = { code: 'playing', person: 'Joan Tarrés', table: 4, set: 3 };
const called: DayWait = { code: 'playing', person: 'Ana Gil', table: 1 };
const absent: DayWait = { code: 'absent', person: 'Luis Sanz' };
const locked: DayWait = { code: 'tableLocked', table: 3 };

test.each<[string, DayWait[], string]>([
  ['one', [playing], 'Espera a Joan Tarrés: mesa 4, tercer set.'],
  [
    'somebody for two reasons, of which the first counts',
    [umpiring, { code: 'resting', person: 'Carla Font', until: '2026-11-28T10:08:00Z' }, playing],
    'Espera a Carla Font (arbitra, mesa 2) y a Joan Tarrés (mesa 4, tercer set).',
  ],
  ['two', [umpiring, playing], 'Espera a Carla Font (arbitra, mesa 2) y a Joan Tarrés (mesa 4, tercer set).'],
  [
    'two, one of them not in the hall',
    [absent, called],
    'Espera a Luis Sanz (no está) y a Ana Gil (mesa 1).',
  ],
  [
    'somebody and something',
    [playing, locked],
    'Espera a Joan Tarrés: mesa 4, tercer set. Espera a la mesa 3, que está bloqueada.',
  ],
  ['three', [playing, umpiring, called], 'Espera a Joan Tarrés: mesa 4, tercer set. Y 2 motivos más.'],
])('a match says whom it waits for: %s', (_, waits, words) => {
  const { result } = renderHook(() => useRowWords(givenDay({})), { wrapper: Ground });
  expect(result.current({ match_id: 'm', ready: false, waits, why: null })).toBe(words);
});
