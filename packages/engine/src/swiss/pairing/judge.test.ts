import { describe, expect, it } from 'vitest';
import { swissField } from '../../testing/swiss.ts';
import { checkSwissPairs, swapInPairs } from './judge.ts';

const evening = swissField('ABCDE', ['AC 3-0, BD 3-0, E']);

describe('pairs changed by hand', () => {
  it('are allowed, with what they break', () => {
    const checked = checkSwissPairs(evening, 2, {
      pairs: [
        ['C', 'A'],
        ['B', 'E'],
      ],
      bye: 'D',
    });
    expect(checked).toEqual({
      ok: true,
      value: [
        { criterion: 'noRematch', players: ['C', 'A'], why: 'manualChange' },
        { criterion: 'scoreGroups', players: ['C', 'A'], why: 'manualChange' },
      ],
    });
  });

  it('break the same whichever of two is named first', () => {
    // C floated down in the second round, and would again.
    const twice = swissField('ABCDEF', ['AD 3-0, BE 3-0, CF 3-0', 'AB 3-0, CD 3-0, EF 3-0']);
    const floats = (pair: readonly [string, string]): readonly unknown[] => {
      const checked = checkSwissPairs(twice, 3, { pairs: [pair, ['A', 'E'], ['D', 'F']], bye: null });
      if (!checked.ok) throw new Error(checked.error.code);
      return checked.value.filter(({ criterion }) => criterion === 'floatersApart');
    };
    const [ahead, behind] = [['C', 'B'] as const, ['B', 'C'] as const];
    expect(floats(ahead)).toEqual([{ criterion: 'floatersApart', players: ['C', 'B'], why: 'manualChange' }]);
    expect(floats(behind)).toEqual([
      { criterion: 'floatersApart', players: ['B', 'C'], why: 'manualChange' },
    ]);
  });

  it('report a second bye and a bye that is not the last', () => {
    const checked = checkSwissPairs(evening, 2, {
      pairs: [
        ['A', 'B'],
        ['C', 'D'],
      ],
      bye: 'E',
    });
    expect(checked.ok && checked.value).toEqual([
      { criterion: 'noRematch', players: ['E'], why: 'manualChange' },
      { criterion: 'byeFromBottom', players: ['E'], why: 'manualChange' },
    ]);
  });

  it.each([
    [
      [
        ['A', 'B'],
        ['A', 'C'],
      ],
      'D',
      'phase.playerTwice',
      'A',
    ],
    [
      [
        ['A', 'B'],
        ['C', 'X'],
      ],
      'D',
      'swiss.notToBePaired',
      'X',
    ],
    [
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
      null,
      'swiss.notPaired',
      'E',
    ],
  ] as const)(
    'are refused if somebody is in them twice, is not in the phase, or is missing',
    (pairs, bye, code, player) => {
      expect(checkSwissPairs(evening, 2, { pairs, bye })).toEqual({ ok: false, error: { code, player } });
    },
  );

  it('exchange two players, one of whom may have the bye', () => {
    const pairs = {
      pairs: [
        ['A', 'B'],
        ['C', 'D'],
      ],
      bye: 'E',
    } as const;
    expect(swapInPairs(pairs, 'B', 'C')).toEqual({
      pairs: [
        ['A', 'C'],
        ['B', 'D'],
      ],
      bye: 'E',
    });
    expect(swapInPairs(pairs, 'E', 'A')).toEqual({
      pairs: [
        ['E', 'B'],
        ['C', 'D'],
      ],
      bye: 'A',
    });
    expect(swapInPairs({ ...pairs, bye: null }, 'A', 'D').bye).toBeNull();
  });
});
