import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { RankingLine } from './ranking-line.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['ranking']);
});
afterEach(cleanup);

function show(name: string, club_id: string | null) {
  const player = { _id: name, name, avatar: null, club: club_id && `Club ${club_id}`, club_id };
  render(
    <RankingLine
      row={{ position: 1, place: 1, move: null, player }}
      figure="10"
      detail=""
      onShow={() => undefined}
    />,
    { wrapper: Ground },
  );
}

/** Equal styles have the same class; the DOM of the tests does not compute colours from variables. */
const styleOf = (initials: string) => screen.getByText(initials).className;

test('initials have the colour of the club, and none without one', () => {
  show('Ada Bosch', '01890000-0000-7000-8000-000000000001');
  show('Cai Duran', '01890000-0000-7000-8000-000000000001');
  show('Eva Font', null);
  expect(styleOf('CD')).toBe(styleOf('AB'));
  expect(styleOf('EF')).not.toBe(styleOf('AB'));
});
