import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { longPress, useLongPress } from './use-long-press.ts';

let heard: string[] = [];

function Row() {
  const press = useLongPress(() => heard.push('long press'));
  return (
    <div {...press}>
      <button type="button" onClick={() => heard.push('click')}>
        fila
      </button>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  render(<Row />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const row = () => screen.getByRole('button');
const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, isPrimary: true });
const down = (button = 0) => fireEvent.pointerDown(row(), { ...at(100, 100), button });
const release = () => {
  fireEvent.pointerUp(row());
  fireEvent.click(row());
};

describe('a press', () => {
  test('held for 600 ms is a long one, and no click', () => {
    down();
    vi.advanceTimersByTime(longPress.held);
    release();
    expect(heard).toEqual(['long press']);
  });

  test('let go before is a click', () => {
    down();
    vi.advanceTimersByTime(longPress.held - 1);
    release();
    vi.advanceTimersByTime(longPress.held);
    expect(heard).toEqual(['click']);
  });

  test.each([
    ['trembles within 15 px', 109, 112, ['long press']],
    ['moves further, as when scrolling', 110, 112, []],
  ])('that %s', (_, x, y, outcome) => {
    down();
    fireEvent.pointerMove(row(), at(x, y));
    vi.advanceTimersByTime(longPress.held);
    expect(heard).toEqual(outcome);
  });

  test('after a long one is a click again', () => {
    down();
    vi.advanceTimersByTime(longPress.held);
    release();
    down();
    release();
    expect(heard).toEqual(['long press', 'click']);
  });

  test.each(['pointerCancel', 'pointerLeave'] as const)('ends with %s', (event) => {
    down();
    fireEvent[event](screen.getByRole('button').parentElement ?? row());
    vi.advanceTimersByTime(longPress.held);
    expect(heard).toEqual([]);
  });

  test('of the right button is none', () => {
    down(2);
    vi.advanceTimersByTime(longPress.held);
    expect(heard).toEqual([]);
  });
});
