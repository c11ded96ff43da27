import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDrafts } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const openGrid = () => renderHook(() => useDrafts('group-1')).result;

describe('a line that is not complete yet', () => {
  test('is there after a reload, until it is discarded', () => {
    const grid = openGrid();
    act(() => grid.current.keep('match-1:a', '9 -5'));
    expect(openGrid().current.at('match-1:a')).toBe('9 -5');
    act(() => grid.current.keep('match-1:a', undefined));
    expect(openGrid().current.at('match-1:a')).toBeUndefined();
  });

  test('is the last one typed in its place, and no other place has it', () => {
    const grid = openGrid();
    act(() => grid.current.keep('match-1:a', '9'));
    act(() => grid.current.keep('match-1:a', '9 -5'));
    expect([grid.current.at('match-1:a'), grid.current.at('match-2:a')]).toEqual(['9 -5', undefined]);
  });

  test('is gone a day later', () => {
    const grid = openGrid();
    act(() => grid.current.keep('match-1:a', '9 -5'));
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    expect(openGrid().current.at('match-1:a')).toBeUndefined();
  });
});
