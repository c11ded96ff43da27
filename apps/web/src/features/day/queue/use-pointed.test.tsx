import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePointed } from './use-pointed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a mouse is over something until it leaves, or has lain still for a minute; a finger never is', () => {
  const seen: boolean[] = [];
  let isOver = () => false;
  function Box() {
    const { isPointed, over } = usePointed();
    isOver = isPointed;
    seen.push(isPointed());
    return <p {...over}>box</p>;
  }
  render(<Box />);
  const box = screen.getByText('box');
  fireEvent.pointerEnter(box, { pointerType: 'touch' });
  expect(isOver()).toBe(false);
  fireEvent.pointerEnter(box, { pointerType: 'mouse' });
  expect(isOver()).toBe(true);
  // Nothing is drawn when it comes.
  expect(seen).toEqual([false]);
  fireEvent.pointerLeave(box);
  expect(isOver()).toBe(false);
  expect(seen).toEqual([false, false]);
  fireEvent.pointerEnter(box, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(50_000));
  fireEvent.pointerMove(box, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(50_000));
  expect(isOver()).toBe(true);
  act(() => void vi.advanceTimersByTime(11_000));
  expect(isOver()).toBe(false);
});
