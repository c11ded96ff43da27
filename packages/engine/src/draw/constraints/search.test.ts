import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../random.ts';
import { field } from '../../testing/fields.ts';
import { newBoard, numbersFrom, put } from './board.ts';
import type { Board } from './board.ts';
import { bracketConstraints } from './bracket.ts';
import type { Constraint } from './constraint.ts';
import { groupConstraints } from './groups.ts';
import { compareCosts, search } from './search.ts';
import { bracketSections } from './sections.ts';

it.each([
  [[0, 5, 9], [0, 6, 0], -1],
  [[1, 0, 0], [0, 9, 9], 1],
  [[2, 3, 4], [2, 3, 4], 0],
])('of the costs %j and %j, what comes first decides', (one, other, order) => {
  expect(Math.sign(compareCosts(one, other))).toBe(order);
});

it('what comes first is what the rules say', () => {
  expect(bracketConstraints.map(({ name }) => name)).toStrictEqual([
    'seedingLines',
    'groupMatesApart',
    'byesToSeeds',
    'byesSpread',
    'oppositeHalves',
    'groupMatesLate',
    'byesByPosition',
    'clubsApart',
  ]);
  expect(groupConstraints.map(({ name }) => name)).toStrictEqual([
    'snakeRows',
    'groupSizes',
    'groupMatesApart',
    'clubsApart',
  ]);
});

describe('while something is broken that need not be, lots are drawn again', () => {
  /** Draws whose costs come in a list, and stay as they are; returns how many were drawn, and the cost of the one chosen. */
  const searched = (costs: readonly number[], looks: number): readonly [drawn: number, chosen: number] => {
    const drawn: Board[] = [];
    const costOf = (board: Board): number => costs[drawn.indexOf(board)] ?? 9;
    const draw = (): Board => {
      const board = newBoard(field(4), 0, bracketSections(4));
      for (const number of numbersFrom(0, 4)) put(board, number, number);
      drawn.push(board);
      return board;
    };
    const constraint: Constraint = {
      name: 'clubsApart',
      regulation: '',
      violations: () => [],
      costs: [
        {
          matters: () => true,
          of: costOf,
          least: () => 0,
          change: () => 0,
          broken: (board) => [...board.at.keys()],
        },
      ],
    };
    const best = search(draw, [constraint], randomFrom('x'), { looks, vainLots: 3, vainSteps: 1 });
    return [drawn.length, costOf(best)];
  };

  it.each([
    ['not at all where the first keeps everything', [0], 1e6, [1, 0]],
    ['until one keeps everything', [5, 6, 0, 1], 1e6, [3, 0]],
    ['until three in a row are no better', [5, 5, 6, 5, 1], 1e6, [4, 5]],
    ['which starts again with a better one', [5, 6, 4, 4, 4, 5, 1], 1e6, [6, 4]],
    ['until all exchanges that may be evaluated are', [5, 4, 3, 2, 1], 1, [1, 5]],
  ])('%s', (_, costs, looks, expected) => {
    expect(searched(costs, looks)).toStrictEqual(expected);
  });
});
