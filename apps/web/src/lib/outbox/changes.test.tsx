import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { Changes } from './changes.tsx';
import type { Item } from './item.ts';

beforeAll(loadWordsForTests);
afterEach(cleanup);

const waiting = (person: string): Item => ({
  id: person,
  kind: 'calls',
  order: 'day:1',
  after: null,
  owner: 'ana',
  device: 'laptop',
  about: { title: 'Mesas', path: '/mesas', change: { person, act: 'call' } },
  body: null,
  at: 0,
});
const refused = (person: string): Item => ({
  ...waiting(person),
  refusal: { code: 'unexpected', message: 'La mesa está ocupada', at: 1 },
});
const [first, second] = [waiting('Ana – Bea'), waiting('Cira – Dora')];

test.each([
  ['has been sent', [second]],
  ['was refused, and says why', [refused('Ana – Bea'), second]],
])('a tap on its way undoes nothing when what was above %s', async (_, left) => {
  const undone: string[] = [];
  const shown = (items: readonly Item[]) => (
    <Changes
      items={items}
      undoOf={({ id }) =>
        () =>
          undone.push(id)
        }
    />
  );
  const { rerender } = render(shown([first, second]), { wrapper: Ground });
  const tap = () => fireEvent.click(screen.getByRole('button', { name: /^Deshacer: .*Cira/u }));
  rerender(shown(left));
  tap();
  expect(undone).toEqual([]);
  await waitFor(() => {
    tap();
    expect(undone).toEqual(['Cira – Dora']);
  });
});
