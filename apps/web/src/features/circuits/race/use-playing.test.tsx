import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlaying } from './use-playing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const given = (last: number) => {
  const { result } = renderHook(() => usePlaying(last));
  return {
    now: () => [result.current.step, result.current.isPlaying],
    play: () => act(() => result.current.play()),
    pause: () => act(() => result.current.pause()),
    goTo: (step: number) => act(() => result.current.goTo(step)),
    wait: () => act(() => void vi.advanceTimersToNextTimer()),
  };
};

test('a race starts at its end, and plays from the start until the end', () => {
  const race = given(2);
  expect(race.now()).toEqual([2, false]);
  race.play();
  expect(race.now()).toEqual([0, true]);
  race.wait();
  expect(race.now()).toEqual([1, true]);
  race.wait();
  expect(race.now()).toEqual([2, false]);
});

test('it goes on from where it was paused or stepped to', () => {
  const race = given(3);
  race.play();
  race.wait();
  race.pause();
  expect(race.now()).toEqual([1, false]);
  race.play();
  expect(race.now()).toEqual([1, true]);
  race.goTo(2);
  expect(race.now()).toEqual([2, false]);
  race.play();
  race.wait();
  expect(race.now()).toEqual([3, false]);
});
