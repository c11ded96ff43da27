import Menu from '@mui/material/Menu';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Day, QueueRow } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch, givenDayTable, givenEstimates } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { Estimates } from '../times/estimates.tsx';
import { CallingBar } from './calling-bar.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});
afterEach(cleanup);

const names = { a: 'Abril', b: 'Berta', c: 'Cloe', d: 'Dora' };
const person = (name: string) => ({ _id: name, name, club: null });
const resting = (match_id: string, who: string): QueueRow => ({
  match_id,
  ready: false,
  waits: [{ code: 'resting', person: who, until: '2026-11-28T10:20:00Z' }],
  why: null,
});
const waiting = {
  tables: [givenDayTable(7)],
  matches: [
    givenDayMatch({ _id: 'one', a: person(names.a), b: person(names.b) }),
    givenDayMatch({ _id: 'two', a: person(names.c), b: person(names.d) }),
  ],
  queue: [resting('one', names.a), resting('two', names.c)],
};

/** The bar of a chosen table, once it is known when both matches start. */
function drawBar(of: Partial<Day>, starts: Readonly<Record<string, string>> = {}) {
  const day = givenDay(of);
  const onCancel = vi.fn();
  const estimates = givenEstimates({
    at: day.at,
    matches: Object.entries(starts).map(([match_id, time]) => {
      const likely = `2026-11-28T${time}:00Z`;
      const instant = { earliest: likely, likely, latest: likely };
      return { match_id, start: instant, end: instant, table: null, late_minutes: 0 };
    }),
  });
  const act = () => undefined;
  render(
    <Estimates {...{ day, estimates }}>
      <CallingBar
        {...{ day, onCancel }}
        chosen={{ match: null, table: 7 }}
        busy={false}
        onTable={act}
        onMatch={act}
      />
    </Estimates>,
    { wrapper: Ground },
  );
  return onCancel;
}

const bar = () => screen.getByRole('status').textContent;

test('while no match can be called, it says so, and which is expected first, when, and what it waits for', () => {
  drawBar(waiting, { one: '10:40', two: '10:20' });
  expect(bar()).toContain('Ninguno se puede llamar todavía.');
  expect(bar()).toContain(
    'El primero, según lo previsto: Cloe – Dora. Se llama a las 11:17. Cloe descansa hasta las 11:20. Se puede llamar desde las 11:17.',
  );
});

test('without estimates it names the first of the queue', () => {
  drawBar(waiting);
  expect(bar()).toContain('El primero de la cola: Abril – Berta. Abril descansa hasta las 11:20');
});

test('it says that no match is left', () => {
  drawBar({ tables: [givenDayTable(7)] });
  expect(bar()).toContain('No queda ningún partido por llamar.');
  expect(bar()).not.toContain('Ninguno se puede llamar');
});

test('matches that can be called are offered, and nothing else is said', () => {
  const [one, two] = waiting.queue;
  drawBar({ ...waiting, queue: [{ ...one!, ready: true, waits: [] }, two!] });
  expect(screen.getByRole('button', { name: 'Abril – Berta' })).toBeTruthy();
  expect(bar()).not.toContain('Ninguno se puede llamar');
});

test('of the free tables for a chosen match the one that is proposed is marked, in words too', () => {
  const { queue: rows, ...others } = waiting;
  const day = givenDay({ ...others, tables: [givenDayTable(6), givenDayTable(7)], queue: rows });
  const act = () => undefined;
  render(
    <CallingBar
      {...{ day }}
      chosen={{ match: 'one', table: null }}
      busy={false}
      proposed={7}
      onTable={act}
      onMatch={act}
      onCancel={act}
    />,
    { wrapper: Ground },
  );
  expect(screen.getByRole('button', { name: 'Mesa 6' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mesa 7 · propuesta' })).toBeTruthy();
});

test('Escape closes it, but not while a menu is open, which it closes first', () => {
  const onCancel = drawBar(waiting);
  const close = vi.fn();
  const menu = render(<Menu open anchorEl={document.body} onClose={close} />);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
  menu.unmount();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(onCancel).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledOnce();
});
