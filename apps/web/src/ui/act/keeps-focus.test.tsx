import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepsFocus } from './keeps-focus.ts';

afterEach(cleanup);

const all = ['Ana', 'Bea', 'Cai'];

/** A list whose rows are taken away, and a button that goes with the last. */
function List() {
  const [names, setNames] = useState(all);
  return (
    <>
      <section aria-label="part" ref={keepsFocus}>
        <ul>
          {names.map((name) => (
            <li key={name} aria-label={name}>
              <button onClick={() => setNames(names.filter((other) => other !== name))}>part {name}</button>
            </li>
          ))}
        </ul>
        {names.length > 1 && <button onClick={() => setNames([])}>all</button>}
      </section>
      <button>other</button>
    </>
  );
}

beforeEach(() => void render(<List />));

const has = (name: string, role = 'listitem') =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));

test('the focus goes to the row that is there now, where a second press does nothing, and Tab goes on from there', async () => {
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'part Bea' }).focus();
  await user.keyboard('{Enter}');
  await has('Cai');
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'part Cai' }));
  await user.keyboard('{Enter}');
  await has('Ana');
});

test('without a row it goes to the part', async () => {
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'all' }).focus();
  await user.keyboard('{Enter}');
  await has('part', 'region');
});

test('a focus that is elsewhere stays there', async () => {
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'part Bea' }).focus();
  screen.getByRole('button', { name: 'other' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'other' }));
});
