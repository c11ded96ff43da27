import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { whenReleased } from './when-released.ts';

test('work is done at once while nothing is pressed', () => {
  const work = vi.fn();
  whenReleased()(work);
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ['the pointer is let go', () => fireEvent.pointerUp(document.body)],
  ['the browser takes the pointer to scroll', () => fireEvent.pointerCancel(document.body)],
  ['the window is left', () => fireEvent.blur(window)],
])('what is asked for while something is pressed is done once %s', async (_, release) => {
  const released = whenReleased();
  const work = vi.fn();
  fireEvent.pointerDown(document.body);
  // A press takes the focus from what had it.
  fireEvent.blur(document.body);
  released(work);
  expect(work).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
});
