import { act, fireEvent, renderHook } from '@testing-library/react';
import type { QueueRow } from '@topspin/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SteadyRow, steadyRows, useSteadyQueue, withNew } from './use-steady-queue.ts';

const rows = (written: string): QueueRow[] =>
  written.split('').map((match_id) => ({ match_id, ready: true, waits: [], why: null }));

const written = (shown: readonly SteadyRow[]) =>
  shown.map(({ row, isGone }) => (isGone ? `(${row.match_id})` : row.match_id)).join('');

test.each([
  ['nothing changed', 'abc', 'abc', 'abc'],
  ['somebody else called the first', 'abc', 'bc', '(a)bc'],
  ['the order changed', 'abc', 'cab', 'abc'],
  ['one came back to the queue', 'abc', 'dabc', 'dabc'],
  ['one was called and another came back', 'abc', 'dbc', '(a)dbc'],
  ['several came back', 'bd', 'abcde', 'abcde'],
  ['one came back in another order', 'abc', 'cdab', 'dabc'],
  ['one came back behind all', 'ab', 'abc', 'abc'],
  ['all were called', 'ab', '', '(a)(b)'],
  ['there was nothing before', '', 'ab', 'ab'],
])('rows stay where they are: %s', (_why, shown, queue, expected) => {
  const [before, now] = [rows(shown), rows(queue)];
  expect(written(steadyRows(withNew(before, now), now))).toBe(expected);
});

describe('the current order', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const given = (queue: string) =>
    renderHook((order: string) => useSteadyQueue(rows(order)), { initialProps: queue });
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

  test('comes with the next act, and takes no tap for a moment', () => {
    const { result, rerender } = given('abc');
    rerender('bc');
    expect(written(result.current.rows)).toBe('(a)bc');
    act(() => void fireEvent.click(document.body));
    expect(written(result.current.rows)).toBe('bc');
    expect(result.current.isSettling).toBe(true);
  });

  test('comes after ten seconds without one, and takes no tap for a moment', () => {
    const { result, rerender } = given('abc');
    rerender('cb');
    pass(9);
    expect(written(result.current.rows)).toBe('(a)bc');
    pass(1);
    expect(written(result.current.rows)).toBe('cb');
    expect(result.current.isSettling).toBe(true);
    pass(1.1);
    expect(result.current.isSettling).toBe(false);
  });

  test('has what is put back at once, and takes no tap for a moment', () => {
    const { result, rerender } = given('bc');
    pass(5);
    expect(result.current.isSettling).toBe(false);
    rerender('abc');
    expect(written(result.current.rows)).toBe('abc');
    expect(result.current.isSettling).toBe(true);
    pass(0.9);
    rerender('abdc');
    pass(0.9);
    expect(result.current.isSettling).toBe(true);
    pass(0.2);
    expect(result.current.isSettling).toBe(false);
  });

  test('comes at once when it becomes known, and takes no tap for a moment', () => {
    const { result, rerender } = renderHook(({ order, isKnown }) => useSteadyQueue(rows(order), isKnown), {
      initialProps: { order: 'abc', isKnown: false },
    });
    pass(1);
    rerender({ order: 'acb', isKnown: true });
    expect(written(result.current.rows)).toBe('acb');
    expect(result.current.isSettling).toBe(true);
    rerender({ order: 'bca', isKnown: true });
    expect(written(result.current.rows)).toBe('acb');
  });

  test('waits while a mouse is over the queue, and so does what is new', () => {
    const { result, rerender } = renderHook(
      ({ order, isPointed }) => useSteadyQueue(rows(order), true, () => isPointed),
      { initialProps: { order: 'abc', isPointed: true } },
    );
    rerender({ order: 'bcd', isPointed: true });
    act(() => void fireEvent.click(document.body));
    pass(25);
    expect(written(result.current.rows)).toBe('(a)bc');
    expect(result.current.isSettling).toBe(false);
    rerender({ order: 'bcd', isPointed: false });
    expect(written(result.current.rows)).toBe('(a)bcd');
    expect(result.current.isSettling).toBe(true);
    pass(10);
    expect(written(result.current.rows)).toBe('bcd');
  });

  test('waits while something is pressed, such as at the begin of a drag', () => {
    const { result, rerender } = given('abc');
    rerender('bc');
    act(() => void fireEvent.pointerDown(document.body, { button: 0 }));
    pass(12);
    expect(written(result.current.rows)).toBe('(a)bc');
    act(() => void fireEvent.pointerUp(document.body));
    pass(1);
    expect(written(result.current.rows)).toBe('bc');
  });

  test('does not come with a tap in the queue itself', () => {
    const { result, rerender } = given('abc');
    const queue = document.body.appendChild(document.createElement('div'));
    queue.dataset['queue'] = '';
    rerender('bc');
    act(() => void fireEvent.click(queue));
    expect(written(result.current.rows)).toBe('(a)bc');
    queue.remove();
  });

  test('is there already: nothing settles', () => {
    const { result } = given('abc');
    pass(10);
    expect(result.current.isSettling).toBe(false);
  });
});
