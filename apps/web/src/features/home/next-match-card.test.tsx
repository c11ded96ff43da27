import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { givenTurn, givenTurns } from '../../testing/given-turn.ts';
import { onPage } from '../../testing/on-page.tsx';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { NextMatchCard } from './next-match-card.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['turns']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['a', 'b'] as const)(
  'the own pair is on the left, from whichever side it plays: %s',
  async (side) => {
    fakeServer(() => new Promise(() => undefined));
    const names = { [side]: 'Ana Gil / Leo Ros', [side === 'a' ? 'b' : 'a']: 'Eva Pla / Nil Vic' };
    const turn = givenTurn({ side }, { a: names['a'] ?? '', b: names['b'] ?? '' });
    await onPage(() => <NextMatchCard own={[givenTurns('Dobles de Vic', [turn])]} />);
    const left = screen.getByText('Ana Gil / Leo Ros');
    const right = screen.getByText('Eva Pla / Nil Vic');
    expect(left.compareDocumentPosition(right)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
