import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { CallingBar } from './calling-bar.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});
afterEach(cleanup);

const day = givenDay({
  tables: [1, 2, 3, 12].map((number) => givenDayTable(number)),
  matches: [givenDayMatch({ _id: 'one' })],
  queue: [{ match_id: 'one', ready: true, waits: [], why: null }],
});
const onTable = vi.fn();

/** A row of the queue that chooses its match, and the bar once it is chosen. */
function Choosing() {
  const [match, setMatch] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setMatch('one')}>
        Fila
      </button>
      {match && (
        <CallingBar
          {...{ day, onTable }}
          chosen={{ match, table: null }}
          busy={false}
          proposed={2}
          onMatch={vi.fn()}
          onCancel={() => setMatch(null)}
        />
      )}
    </>
  );
}

function choose() {
  render(<Choosing />, { wrapper: Ground });
  const row = screen.getByRole('button', { name: 'Fila' });
  row.focus();
  fireEvent.click(row);
  return row;
}

const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('a match chosen by keyboard leads to the table that is proposed, and arrow keys to the others', () => {
  choose();
  expect(focused()).toBe('Mesa 2 · propuesta');
  expect(screen.getByRole('status').textContent).toContain('Con las flechas o el número vas a otra mesa');
  press('ArrowRight');
  expect(focused()).toBe('Mesa 3');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(focused()).toBe('Mesa 1');
});

test('a typed number leads to its table, also one of two figures', () => {
  choose();
  press('3');
  expect(focused()).toBe('Mesa 3');
  press('1');
  expect(focused()).toBe('Mesa 1');
  press('2');
  expect(focused()).toBe('Mesa 12');
});

test('Escape leads back to the row that was chosen', () => {
  const row = choose();
  press('Escape');
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(row);
});
