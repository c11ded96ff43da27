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
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

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

type ShownConflict = {
  readonly of?: MatchPage;
  readonly given?: Conflict;
  readonly log: readonly MatchEventOnWire[];
  readonly by?: string;
};

const show = ({ of = match, given = conflict, log, by = 'Rosa' }: ShownConflict) =>
  render(
    <QueryClientProvider client={queries}>
      <ConflictChoice
        match={of}
        conflict={given}
        log={[...log]}
        senders={[{ seq: 1, by }]}
        left={1}
        onDone={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

test('both logs are shown, and the match as each decision would make it', () => {
  show({ log: [toss, event(2, { type: 'point', side: 'b' })] });
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

const pair = (one: string, other: string) => ({
  name: `${one} / ${other}`,
  members: [{ name: one }, { name: other }],
});
const doubles = { ...match, a: pair('Ana', 'Leo'), b: pair('Berta', 'Max') } as MatchPage;
const order = { type: 'serveOrder', server: 1, receiver: 1 };

test('in doubles the four are named, and who serves to whom in each log and after each decision', () => {
  show({
    of: doubles,
    given: { ...conflict, events: [event(5, order), event(6, { type: 'point', side: 'a' })] },
    log: [
      toss,
      event(2, { ...order, server: 2 }),
      event(3, { type: 'point', side: 'b' }),
      event(4, { type: 'point', side: 'b' }),
    ],
  });
  for (const name of ['Ana / Leo', 'Berta / Max']) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByText('Saca Ana a Berta')).toBeTruthy();
  expect(screen.getByText('Saca Leo a Berta')).toBeTruthy();
  choose(/Juntarlos/u);
  expect(screen.getByRole('status').textContent).toContain('Saca Berta a Ana');
  choose(/Poner el de Luis/u);
  expect(screen.getByRole('status').textContent).toContain('Saca Ana a Berta');
});

test('two devices of one person are told apart in the choice too', () => {
  show({ log: [toss, event(2, { type: 'point', side: 'b' })], by: 'Luis' });
  expect(screen.getByRole('button', { name: 'Poner el de Luis, en otro dispositivo' })).toBeTruthy();
});

test('a browser that promises the end of scrolling changes from one choice to another', () => {
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  show({ log: [toss, event(2, { type: 'point', side: 'b' })] });
  choose('Dejar el que cuenta');
  choose(/Juntarlos/u);
  expect(screen.getByRole('status').textContent).toContain('1–1');
});
