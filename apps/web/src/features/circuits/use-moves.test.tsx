import { getOpenMoves } from '@topspin/contract';
import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { apiQuery, queries } from '#lib/api/query.ts';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { useMoves } from './use-moves.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['circuits']);
});

const open = { _id: '01a20391-b378-7c8d-b872-ad13ecdb1ebc', name: 'Open del Ter' };
const moves = { leader: { _id: open._id, name: 'Ana Uno' }, climbs: [] };

/** What is said of an event while the moves of its open are known. */
function movesOf(state: 'finished' | 'active') {
  const { result } = renderHook(
    () => {
      queries.setQueryData(apiQuery(getOpenMoves, { params: { id: open._id } }).queryKey, moves);
      return useMoves({ state, open });
    },
    { wrapper: Ground },
  );
  return result.current;
}

test.each([
  ['finished', 1],
  ['active', 0],
] as const)('what an open changed is said where it finished: %s', (state, count) => {
  expect(movesOf(state)).toHaveLength(count);
});
