import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Day, QueueRow as RowOfQueue } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch, givenDayTable, givenEstimates } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { Estimates } from '../times/estimates.tsx';
import { AllAhead } from './all-ahead.tsx';
import { AllWords } from '../why/all-words.tsx';
import { QueueRow } from './queue-row.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});
afterEach(cleanup);

const match = givenDayMatch({ _id: 'next' });
const row: RowOfQueue = { match_id: 'next', ready: true, waits: [], why: null };
const likely = {
  earliest: '2026-11-28T10:06:00Z',
  likely: '2026-11-28T10:08:00Z',
  latest: '2026-11-28T10:12:00Z',
};
const estimates = givenEstimates({
  matches: [{ match_id: 'next', start: likely, end: likely, table: 4, late_minutes: 0, next: 1, soon: [4] }],
});
const acts = { current: { onChoose: vi.fn(), onCall: vi.fn() } };

const free = givenDayTable(4);
const before = givenDay({ matches: [match], tables: [free, givenDayTable(5)], queue: [row] });

test.each([
  ['closed', { ...free, state: 'locked' as const }],
  ['taken', { ...free, match_id: 'other' }],
])('a row stops naming a table that is %s, before it is estimated again', (_, table) => {
  const shown = (day: Day) => (
    <Estimates {...{ day, estimates }}>
      <AllWords day={day}>
        <QueueRow {...{ day, row, match, acts }} isGone={false} isChosen={false} />
      </AllWords>
    </Estimates>
  );
  const { rerender } = render(shown(before), { wrapper: Ground });
  expect(screen.getByText(/^Mesa 4/u)).toBeTruthy();
  rerender(shown({ ...before, tables: [table, givenDayTable(5)] }));
  expect(screen.queryByText(/^Mesa 4/u)).toBeNull();
});

test('a row says no hour that was estimated while somebody was absent who is back, before it is estimated again', () => {
  const shown = (of: RowOfQueue) => {
    const day = { ...before, queue: [of] };
    return (
      <Estimates {...{ day, estimates }}>
        <AllWords day={day}>
          <QueueRow {...{ day, match, acts }} row={of} isGone={false} isChosen={false} />
        </AllWords>
      </Estimates>
    );
  };
  const waiting: RowOfQueue = { ...row, ready: false, waits: [playing('Ana Gil', 1)] };
  const absent: RowOfQueue = { ...waiting, waits: [{ code: 'absent', person: 'Bea' }, ...waiting.waits] };
  const { rerender } = render(shown(waiting), { wrapper: Ground });
  expect(screen.getByText(/^Llamar 11:03/u)).toBeTruthy();
  rerender(shown(absent));
  rerender(shown(waiting));
  expect(screen.queryByText(/^Llamar/u)).toBeNull();
  expect(screen.getByText('Calculando…')).toBeTruthy();
});

const playing = (person: string, table: number) => ({ code: 'playing' as const, person, table, set: 2 });
const several: RowOfQueue = {
  ...row,
  ready: false,
  waits: [playing('Ana Gil', 1), playing('Bea Sanz', 2), playing('Carla Font', 3)],
};

test('a match that waits for several things says how many more, and all of them to a tap or a key', async () => {
  const day = { ...before, queue: [several] };
  render(
    <AllWords day={day}>
      <QueueRow {...{ day, match, acts }} row={several} isGone={false} isChosen={false} />
    </AllWords>,
    { wrapper: Ground },
  );
  const button = screen.getByRole('button', { name: /y 2 más/u });
  expect(button.tabIndex).toBe(0);
  fireEvent.click(button);
  const reasons = within(await screen.findByRole('dialog', { name: 'García – Pérez' })).getAllByRole(
    'listitem',
  );
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Espera a Ana Gil: mesa 1, segundo set.',
    'Espera a Bea Sanz: mesa 2, segundo set.',
    'Espera a Carla Font: mesa 3, segundo set.',
  ]);
  expect(acts.current.onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const ready = (match_id: string): RowOfQueue => ({
  match_id,
  ready: true,
  waits: [],
  why: { criterion: 'phase' },
});

test.each([
  ['is said to be called now while there is a table for it', 1, 'Se puede llamar ya', 'Su fase va antes.'],
  ['says how many go before it', 2, 'Cuando haya mesa', 'Van 2 antes. Su fase va antes.'],
])('a match that can be called %s', (_, before_it, when, why) => {
  const queue = ['one', 'two', 'three'].map(ready);
  const own = queue[before_it] ?? row;
  const day = { ...before, queue };
  render(
    <Estimates {...{ day, estimates }}>
      <AllAhead queue={queue} matches={[]}>
        <AllWords day={day}>
          <QueueRow {...{ day, match, acts }} row={own} isGone={false} isChosen={false} />
        </AllWords>
      </AllAhead>
    </Estimates>,
    { wrapper: Ground },
  );
  expect(screen.getByText(when)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

test.each([
  ['soon after its rest', '10:12', [], 'Ana Gil descansa hasta las 11:10. Se puede llamar desde las 11:07.'],
  [
    'long after its rest',
    '10:40',
    [],
    'Ana Gil descansa hasta las 11:10. Desde las 11:07, cuando haya mesa.',
  ],
  [
    'not while one is free',
    '10:40',
    [givenDayTable(5)],
    'Ana Gil descansa hasta las 11:10. Se puede llamar desde las 11:07.',
  ],
])('whether a match will wait for a table too is said by when it is expected: %s', (_, time, free, words) => {
  const waits = [{ code: 'resting' as const, person: 'Ana Gil', until: '2026-11-28T10:10:00Z' }];
  const rested: RowOfQueue = { ...row, ready: false, waits };
  const day = {
    ...before,
    tables: [givenDayTable(1, 'other'), ...free],
    matches: [...before.matches, givenDayMatch({ _id: 'other', table: 1, state: 'inPlay' })],
    queue: [rested],
  };
  const instant = `2026-11-28T${time}:00Z`;
  const start = { earliest: instant, likely: instant, latest: instant };
  const expected = {
    ...estimates,
    matches: estimates.matches.map((one) => ({ ...one, start, end: start })),
  };
  render(
    <Estimates day={day} estimates={expected}>
      <AllWords day={day}>
        <QueueRow {...{ day, match, acts }} row={rested} isGone={false} isChosen={false} />
      </AllWords>
    </Estimates>,
    { wrapper: Ground },
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test('a match that was given back says so, and not that somebody fixed its time; what can be called says that a tap calls it', () => {
  const held = givenDayMatch({
    _id: 'next',
    fixed: { table: null, not_before: '2026-11-28T13:30:00Z', at: null },
    returned_at: '2026-11-28T13:21:20Z',
  });
  const waiting: RowOfQueue = {
    ...row,
    ready: false,
    waits: [{ code: 'notBefore', until: '2026-11-28T13:30:00Z' }],
  };
  const day = { ...before, matches: [held], queue: [waiting] };
  const drawn = (of: Day, shown: typeof held) => (
    <Estimates {...{ estimates }} day={of}>
      <AllWords day={of}>
        <QueueRow {...{ acts }} day={of} row={waiting} match={shown} isGone={false} isChosen={false} />
      </AllWords>
    </Estimates>
  );
  const { container, rerender } = render(drawn(day, held), { wrapper: Ground });
  expect(screen.getByText('Devuelto a las 14:21: no se llama solo hasta las 14:27.')).toBeTruthy();
  expect(container.textContent).not.toContain('Saque desde');
  expect(screen.getByText('Llamar')).toBeTruthy();
  const { returned_at: _, ...fixed } = held;
  rerender(drawn({ ...day, matches: [fixed] }, fixed));
  expect(container.textContent).toContain('Saque desde las 14:30');
  expect(container.textContent).not.toContain('Devuelto');
});

test('the options of a match keep their place when somebody is noted as absent: the button for their return comes after', () => {
  const shown = (of: typeof match) => {
    const day = { ...before, matches: [of] };
    return (
      <AllWords day={day}>
        <QueueRow {...{ day, row, acts }} match={of} isGone={false} isChosen={false} />
      </AllWords>
    );
  };
  const names = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  const { rerender } = render(shown(match), { wrapper: Ground });
  const [, options] = names();
  const away = match.a && { ...match.a, absent_since: '2026-11-28T10:00:00Z' };
  rerender(shown({ ...match, a: away }));
  expect(names().slice(1)).toEqual([options, 'García ya está']);
});

test.each<[what: string, of: Partial<RowOfQueue>, umpires: boolean, isSaid: boolean]>([
  ['says that it will have none, where nobody is free', { table: 4 }, true, true],
  ['names its umpire', { table: 4, umpire: 'Gus' }, true, false],
  ['says nothing of an umpire where its open gives none', { table: 4 }, false, false],
  ['says nothing of an umpire before its table is known', {}, true, false],
])('a match that can be called %s', (_what, of, umpires, isSaid) => {
  const own = { ...row, ...of };
  const opens = before.opens.map((open) => ({ ...open, umpires }));
  const day = { ...before, opens, queue: [own] };
  render(
    <AllWords day={day}>
      <QueueRow {...{ day, match, acts }} row={own} isGone={false} isChosen={false} />
    </AllWords>,
    { wrapper: Ground },
  );
  // Beside its table, and below where the window has no room there.
  expect(screen.queryAllByText(/Sin árbitro/u)).toHaveLength(isSaid ? 2 : 0);
  expect(screen.queryAllByText(/Árbitro: Gus/u)).toHaveLength('umpire' in of ? 2 : 0);
});

test('the tables that a match can be fixed to are as they are now, though its row has not changed', async () => {
  const shown = (table: Partial<Day['tables'][number]>) => {
    const day = { ...before, tables: [{ ...free, ...table }, givenDayTable(5)] };
    return (
      <AllWords day={day}>
        <QueueRow {...{ day, row, match, acts }} isGone={false} isChosen={false} />
      </AllWords>
    );
  };
  const { rerender } = render(shown({ state: 'outOfUse', word: 'pata rota' }), { wrapper: Ground });
  rerender(shown({ state: 'open' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mesa, hora y quién falta: García – Pérez' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Mesa' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Cualquiera', 'Mesa 4', 'Mesa 5']);
});
