import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SwissPairs } from '@topspin/engine';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { RoundBoard } from './round-board.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['competition']);
});
afterEach(cleanup);

const names = ['Ana', 'Bea', 'Cai', 'Dan', 'Eva'];
const entrants = names.map((name) => ({
  _id: name,
  name,
  rating: 1000,
  wins: 0,
  position: null,
  club: null,
  club_id: null,
}));
const drawn: SwissPairs = {
  pairs: [
    ['Ana', 'Bea'],
    ['Cai', 'Dan'],
  ],
  bye: 'Eva',
};

const outside = vi.fn<(key: string) => void>();

function Board() {
  const [made, setMade] = useState<readonly SwissPairs[]>([drawn]);
  return (
    <div role="presentation" onKeyDown={({ key }) => outside(key)}>
      <RoundBoard
        entrants={entrants}
        pairs={made.at(-1) ?? drawn}
        onChange={(pairs) => setMade([...made, pairs])}
        onUndo={made.length > 1 ? () => setMade(made.slice(0, -1)) : undefined}
      />
    </div>
  );
}

const setUp = () => {
  outside.mockClear();
  render(<Board />, { wrapper: Ground });
  return userEvent.setup();
};
const of = (name: string) => screen.getByRole('button', { name: `Intercambiar a ${name}` });
const order = () =>
  screen
    .getAllByRole('button', { name: /^Intercambiar/u })
    .map((button) => button.getAttribute('aria-label')?.slice(-3));
const said = () => screen.getByRole('status').textContent;

test('two players are exchanged by keys, and the focus stays where the second was', async () => {
  const user = setUp();
  of('Bea').focus();
  await user.keyboard('{Enter}');
  of('Dan').focus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Ana', 'Dan', 'Cai', 'Bea', 'Eva']);
  expect(document.activeElement).toBe(of('Bea'));
  await user.tab();
  expect(document.activeElement).toBe(of('Eva'));
});

test('one chosen twice, or left with Escape, is chosen no more', async () => {
  const user = setUp();
  const hint = said();
  await user.click(of('Ana'));
  expect(said()).toContain('Ana');
  await user.click(of('Ana'));
  expect(said()).toBe(hint);
  await user.click(of('Ana'));
  await user.keyboard('{Escape}');
  expect(said()).toBe(hint);
  expect(outside).not.toHaveBeenCalledWith('Escape');
  await user.keyboard('{Escape}');
  expect(outside).toHaveBeenCalledWith('Escape');
});

test('the last change is undone, one after the other, and the focus stays', async () => {
  const user = setUp();
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  for (const [one, other] of [
    ['Ana', 'Cai'],
    ['Eva', 'Bea'],
  ] as const) {
    await user.click(of(one));
    await user.click(of(other));
  }
  expect(order()).toEqual(['Cai', 'Eva', 'Ana', 'Dan', 'Bea']);
  // A button is deaf for a moment once it can be pressed.
  await vi.waitFor(() => expect(undo.getAttribute('aria-disabled')).toBe('false'));
  undo.focus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Cai', 'Bea', 'Ana', 'Dan', 'Eva']);
  await user.keyboard('{Enter}');
  expect(order()).toEqual(names);
  expect(document.activeElement).toBe(undo);
});
