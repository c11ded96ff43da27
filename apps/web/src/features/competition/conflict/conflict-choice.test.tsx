import type { Conflict, MatchEventOnWire, MatchPage } from '@topspin/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { queries } from '#lib/api/query.ts';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { ConflictChoice } from './conflict-choice.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'errors']);
});
afterEach(cleanup);

const at = '2026-11-22T10:00:00.000Z';
const event = (seq: number, more: object) =>
  ({ id: `01890000-0000-7000-8000-00000000000${seq}`, seq, at, ...more }) as MatchEventOnWire;
const toss = event(1, { type: 'toss', winner: 'a', choice: 'serve', server: 'a', left_end: 'a' });
const match = {
  _id: 'm1',
  best_of: 3,
  state: 'inPlay',
  from_sheet: false,
  sets: [],
  a: { name: 'Ana' },
  b: { name: 'Berta' },
  may: { correct: false },
} as unknown as MatchPage;
const conflict = {
  _id: 'c1',
  based_on: 1,
  based_on_id: toss.id,
  events: [event(5, { type: 'point', side: 'a' })],
  why: null,
  by: 'Luis',
  table: null,
  may: ['theirs', 'mine', 'joined'],
  at,
} as unknown as Conflict;

test('both logs are shown, and the match as each decision would make it', () => {
  render(
    <QueryClientProvider client={queries}>
      <ConflictChoice
        match={match}
        conflict={conflict}
        log={[toss, event(2, { type: 'point', side: 'b' })]}
        senders={[{ seq: 1, by: 'Rosa' }]}
        left={1}
        onDone={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Rosa')).toBeTruthy();
  expect(screen.getByText('Punto para Ana')).toBeTruthy();
  const then = () => screen.getByRole('status').textContent;
  expect(screen.queryByRole('button', { name: 'Resolver' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dejar el que cuenta' }));
  expect(then()).toContain('0–1');
  expect(screen.getByRole('button', { name: 'Resolver' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Juntarlos/ }));
  expect(then()).toContain('1–1');
  fireEvent.click(screen.getByRole('button', { name: /Poner el de Luis/ }));
  expect(then()).toContain('1–0');
});
