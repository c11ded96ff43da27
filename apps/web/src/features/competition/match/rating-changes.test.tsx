import type { MatchPage } from '@topspin/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { RatingChanges } from './rating-changes.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'competition']);
});
afterEach(cleanup);

const person = (name: string, rating: number) => ({ _id: name, name, rating });
const played = (ratingOfAna: number) =>
  ({
    a: person('Ana', ratingOfAna),
    b: person('Bea', 984),
    rating_changes: [
      { player_id: 'Ana', before: 1000, after: 1016 },
      { player_id: 'Bea', before: 1000, after: 984 },
    ],
  }) as unknown as MatchPage;

test.each([
  ['says nothing while the header has the same ratings', 1016, 0],
  ['says why the header has another rating', 1040, 1],
])('%s', (_, now, said) => {
  render(<RatingChanges match={played(now)} />, { wrapper: Ground });
  expect(screen.getByText('1016')).toBeTruthy();
  expect(screen.queryAllByText(/la han cambiado otros partidos/u)).toHaveLength(said);
});
