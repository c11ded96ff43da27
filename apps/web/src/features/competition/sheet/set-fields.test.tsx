import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { readSheet } from './set-sheet.ts';
import { SetFields } from './set-fields.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'errors', 'validation']);
});
afterEach(cleanup);

test.each([
  [[], 'Set 1'],
  [['9', '-8', '7'], 'Set 4'],
  [['9', '8', '7'], 'Set 3'],
])(
  'of a sheet with %j the cursor is in the first set that is not filled in, or the last',
  (texts, focused) => {
    const sheet = { outcome: 'played', texts, winner: '' } as const;
    render(
      <SetFields
        {...{ sheet }}
        reading={readSheet(texts, 5)}
        match={{ best_of: 5 } as never}
        takesFocus
        onTexts={() => undefined}
      />,
      { wrapper: Ground },
    );
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${focused}`, 'u')));
  },
);

test('Enter goes to the next set, and sends the sheet once it is complete', async () => {
  const user = userEvent.setup();
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  function Sheet() {
    const [texts, setTexts] = useState<readonly string[]>([]);
    const sheet = { outcome: 'played', texts, winner: '' } as const;
    return (
      <form onSubmit={sent}>
        <SetFields
          {...{ sheet }}
          reading={readSheet(texts, 5)}
          match={{ best_of: 5 } as never}
          takesFocus
          onTexts={setTexts}
        />
        <button type="submit">Guardar</button>
      </form>
    );
  }
  render(<Sheet />, { wrapper: Ground });
  await user.keyboard('9{Enter}-8{Enter}7{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Set 4/u));
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('5{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});
