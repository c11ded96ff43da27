import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayCall, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { onPage } from '../../../testing/on-page.tsx';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { tablesOf } from '../shown-day.ts';
import { TableRow } from './table-row.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});
afterEach(cleanup);

const match = givenDayMatch({ _id: 'match', table: 1 });
const call = givenDayCall({ _id: 'call', match_id: 'match', table: 1 }, 1);
const called = givenDay({ matches: [match], calls: [call], tables: [givenDayTable(1, 'match')] });
const returned = givenDay({ matches: [match], tables: [givenDayTable(1)] });

const props = {
  isChosen: false,
  isProposed: false,
  hasMatch: false,
  isNext: false,
  busy: false,
  onChoose: vi.fn(),
};

/** The row of a table, with what another screen does: the match goes back to the queue, and to its table. */
function Hall() {
  const [day, setDay] = useState(called);
  return (
    <>
      {tablesOf(day).map((shown) => (
        <TableRow key={shown.table._id} {...{ ...props, day, shown }} />
      ))}
      <button onClick={() => setDay(day === called ? returned : called)}>Another screen</button>
    </>
  );
}

test('the sheet of a match that goes back to the queue stays closed when that is undone', async () => {
  await onPage(() => <Hall />);
  const row = screen.getByRole('region', { name: 'Mesa 1' });
  await userEvent.click(within(row).getByRole('button', { name: /García/u }));
  await screen.findByRole('dialog', { name: 'Mesa 1' });
  const other = screen.getByText('Another screen');
  await userEvent.click(other, { pointerEventsCheck: 0 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(other, { pointerEventsCheck: 0 });
  await within(row).findByText('García');
  expect(screen.queryByRole('dialog')).toBeNull();
});
