import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { QueueList } from './queue-list.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});
afterEach(cleanup);

const person = (name: string) => ({ _id: name, name, club: null });

test('the count beside the search is that of the rows it leaves', () => {
  const matches = Array.from({ length: 24 }, (_, index) =>
    givenDayMatch({ _id: `m${index}`, a: person(index < 3 ? `Abril ${index}` : `Berta ${index}`) }),
  );
  const queue = matches.map(({ _id }) => ({ match_id: _id, ready: true, waits: [], why: null }));
  const day = givenDay({ tables: [givenDayTable(1)], matches, queue });
  render(
    <ThemeProvider theme={createTheme()}>
      <QueueList day={day} chosen={null} maxHeight="400px" onChoose={vi.fn()} onCall={vi.fn()} />
    </ThemeProvider>,
    { wrapper: Ground },
  );
  expect(screen.getByText('24 partidos')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Buscar en la cola'), { target: { value: 'abril' } });
  expect(screen.getByText('3 de 24')).toBeTruthy();
  expect(screen.queryByText('24 partidos')).toBeNull();
});
