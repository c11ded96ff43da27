import { renderHook } from '@testing-library/react';
import type { DayMatch } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch } from '../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { useEndedName } from './shown-day.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});

const won = { state: 'finished', winner: 'a', sets_won: { a: 3, b: 0 } } as const;

test.each<[DayMatch['outcome'], string]>([
  ['played', 'García – Pérez 3-0'],
  ['walkover', 'García – Pérez 3-0 · W.O.'],
  ['retired', 'García – Pérez 3-0 · Abandono'],
])('a match just finished, %s, says how it ended', (outcome, words) => {
  const match = givenDayMatch({ _id: 'm', ...won, outcome });
  const { result } = renderHook(() => useEndedName(givenDay({ matches: [match] })), { wrapper: Ground });
  expect(result.current(match)).toBe(words);
});
