import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { Consequences } from './consequences.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'competition']);
});
afterEach(cleanup);

const nothing = {
  standings: [],
  slots: [],
  classification: [],
  champions: null,
  qualified: [],
  circuit_points: [],
  rounds_kept: 0,
  players: 0,
  ratings: [],
};

const moved = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    player: { _id: `01890000-0000-7000-8000-0000000000${index + 10}`, name: `Jugador ${index + 1}` },
    before: index + 2,
    after: index + 1,
  }));

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

test('whose position in the open changes is listed, the first eight at once', () => {
  render(<Consequences consequences={{ ...nothing, classification: moved(12) }} />);
  const rows = rowsOf(screen.getByRole('table', { name: 'Clasificación del torneo' }));
  expect(rows).toHaveLength(8);
  expect(rows[0]?.textContent).toBe('Jugador 121');
  fireEvent.click(screen.getByRole('button', { name: 'Ver 4 más' }));
  const all = screen.getAllByRole('table', { name: 'Clasificación del torneo' });
  expect(all.flatMap(rowsOf)).toHaveLength(12);
});

test('a correction that changes nothing else says so', () => {
  render(<Consequences consequences={nothing} />);
  expect(screen.getByText('No cambia ningún otro partido, grupo ni puntuación.')).toBeDefined();
});

test('where positions change and the champion does not, that is said', () => {
  const { rerender } = render(<Consequences consequences={{ ...nothing, classification: moved(2) }} />);
  expect(screen.getByText('Quien gana el torneo no cambia.')).toBeDefined();
  const champions = { before: ['Ana'], after: ['Bea'] };
  rerender(<Consequences consequences={{ ...nothing, classification: moved(2), champions }} />);
  expect(screen.queryByText('Quien gana el torneo no cambia.')).toBeNull();
});
