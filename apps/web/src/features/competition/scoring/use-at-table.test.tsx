import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useAtTable } from './use-at-table.ts';

afterEach(cleanup);

const inPlay = { mayScore: true, status: 'inPlay', comes: true } as const;
const atDesk = { ...inPlay, comes: false };
const look = (first: Parameters<typeof useAtTable>[0]) => renderHook(useAtTable, { initialProps: first });

describe('the umpire’s screen of a match in play', () => {
  test.each([
    ['comes by itself on a phone', inPlay, true],
    ['waits to be asked for at a desk', atDesk, false],
    ['is not for those who may not score', { ...inPlay, mayScore: false }, false],
  ])('%s', (_, situation, isShown) => {
    expect(look(situation).result.current.isShown).toBe(isShown);
  });

  test('once asked for at a desk, it stays after the last point until it is left', () => {
    const { result, rerender } = look(atDesk);
    act(() => result.current.come());
    expect(result.current).toMatchObject({ isShown: true, asked: true });
    rerender({ ...atDesk, status: 'finished' });
    expect(result.current.isShown).toBe(true);
    act(() => result.current.leave());
    expect(result.current.isShown).toBe(false);
  });

  test('a desk left with the arrow is not led back to it', () => {
    const { result, rerender } = look(atDesk);
    act(() => result.current.come());
    act(() => result.current.leave());
    rerender({ ...atDesk });
    expect(result.current.isShown).toBe(false);
  });

  test('a desk whose match was taken over is not led back to it when the other device lets go', () => {
    const { result, rerender } = look(atDesk);
    act(() => result.current.come());
    rerender({ ...atDesk, mayScore: false });
    rerender(atDesk);
    expect(result.current.isShown).toBe(false);
  });
});
