import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePointed } from './use-pointed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Box() {
  const { isPointed, over } = usePointed();
  return <p {...over}>{isPointed ? 'pointed' : 'free'}</p>;
}

test('a mouse is over something until it leaves, or has lain still for a minute; a finger never is', () => {
  render(<Box />);
  const shown = () => screen.getByText(/pointed|free/u);
  fireEvent.pointerEnter(shown(), { pointerType: 'touch' });
  expect(shown().textContent).toBe('free');
  fireEvent.pointerEnter(shown(), { pointerType: 'mouse' });
  expect(shown().textContent).toBe('pointed');
  fireEvent.pointerLeave(shown());
  expect(shown().textContent).toBe('free');
  fireEvent.pointerEnter(shown(), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(50_000));
  fireEvent.pointerMove(shown(), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(50_000));
  expect(shown().textContent).toBe('pointed');
  act(() => void vi.advanceTimersByTime(11_000));
  expect(shown().textContent).toBe('free');
});
