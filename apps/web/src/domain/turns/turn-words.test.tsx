import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { givenTurn } from '../../testing/given-turn.ts';
import { useTurnWords } from './turn-words.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['turns']);
});

test.each([
  ['a', 'Contra Eva Pla / Nil Vic.'],
  ['b', 'Contra Ana Gil / Leo Ros.'],
] as const)('a player on side %s reads the names of the other side, also in a pair', (side, words) => {
  const { result } = renderHook(() => useTurnWords(), { wrapper: Ground });
  const turn = givenTurn({ side }, { a: 'Ana Gil / Leo Ros', b: 'Eva Pla / Nil Vic' });
  expect(result.current.people(turn)).toBe(words);
});
