import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { afterRelease } from './after-release.ts';

afterEach(() => fireEvent.pointerUp(document.body));

test('work is done at once while nothing is pressed', () => {
  const work = vi.fn();
  afterRelease(work);
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ['the pointer is let go', () => fireEvent.pointerUp(document.body)],
  ['the browser takes the pointer to scroll', () => fireEvent.pointerCancel(document.body)],
  ['a menu opens over the page', () => fireEvent.contextMenu(document.body)],
  ['the window is left', () => fireEvent.blur(window)],
])('what is asked for while something is pressed is done once %s, in its turn', async (_, release) => {
  const done: number[] = [];
  fireEvent.pointerDown(document.body);
  // A press takes the focus from what had it.
  fireEvent.blur(document.body);
  afterRelease(() => done.push(1));
  afterRelease(() => done.push(2));
  expect(done).toEqual([]);
  release();
  // It comes before those that wait have been done.
  afterRelease(() => done.push(3));
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3]));
  afterRelease(() => done.push(4));
  expect(done).toEqual([1, 2, 3, 4]);
});

test('a button that opens a menu keeps nothing waiting', () => {
  const work = vi.fn();
  fireEvent.pointerDown(document.body, { button: 2 });
  afterRelease(work);
  expect(work).toHaveBeenCalledOnce();
});
