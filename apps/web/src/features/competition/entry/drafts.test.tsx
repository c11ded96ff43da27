import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useDrafts } from './drafts.ts';

beforeEach(() => localStorage.clear());

const openGrid = () => renderHook(() => useDrafts('group-1')).result;

describe('a line that is not complete yet', () => {
  test('is there after a reload, until it is discarded', () => {
    const grid = openGrid();
    act(() => grid.current.keep('match-1:a', '9 -5', 'none'));
    expect(openGrid().current.over('match-1:a', 'none')).toBe('9 -5');
    act(() => grid.current.keep('match-1:a', undefined, 'none'));
    expect(openGrid().current.over('match-1:a', 'none')).toBeUndefined();
  });

  test('is the last one typed in its place, and no other place has it', () => {
    const grid = openGrid();
    act(() => grid.current.keep('match-1:a', '9', 'none'));
    act(() => grid.current.keep('match-1:a', '9 -5', 'none'));
    expect([grid.current.over('match-1:a', 'none'), grid.current.over('match-2:a', 'none')]).toEqual([
      '9 -5',
      undefined,
    ]);
  });

  test('does not come back by itself over another score', () => {
    const grid = openGrid();
    act(() => grid.current.keep('match-1:a', '9 -5', 'none'));
    const again = openGrid();
    expect([again.current.over('match-1:a', '11-3'), again.current.outdated('match-1:a', '11-3')]).toEqual([
      undefined,
      '9 -5',
    ]);
    expect(again.current.outdated('match-1:a', 'none')).toBeUndefined();
  });

  test('does not undo what another tab keeps', () => {
    const [one, other] = [openGrid(), openGrid()];
    act(() => one.current.keep('match-1:a', '9', 'none'));
    act(() => other.current.keep('match-2:a', '-4', 'none'));
    const again = openGrid();
    expect([again.current.over('match-1:a', 'none'), again.current.over('match-2:a', 'none')]).toEqual([
      '9',
      '-4',
    ]);
  });
});
