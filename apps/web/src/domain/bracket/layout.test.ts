import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { type BracketMatch, roundsOf } from './rounds.ts';

const match = (round: BracketMatch['round'], number: number) =>
  ({ _id: `${round}${number}`, round, number }) as BracketMatch;
const layout = (...matches: readonly (readonly [BracketMatch['round'], number])[]) =>
  layoutOf(roundsOf(matches.map(([round, number]) => match(round, number))));

test('a full bracket has a row for each match of the first round', () => {
  expect(layout(['semifinal', 1], ['semifinal', 2], ['final', 1])).toEqual({
    rows: 2,
    centres: [[0.5, 1.5], [1]],
  });
});

test('a bye takes no row: its match is beside the one that leads to it', () => {
  const six = layout(
    ['quarterfinal', 2],
    ['quarterfinal', 3],
    ['semifinal', 1],
    ['semifinal', 2],
    ['final', 1],
  );
  expect(six).toEqual({ rows: 2, centres: [[undefined, 0.5, 1.5, undefined], [0.5, 1.5], [1]] });
});

test('a place with two byes before it takes one row', () => {
  const five = layout(['quarterfinal', 2], ['semifinal', 1], ['semifinal', 2], ['final', 1]);
  expect(five).toEqual({ rows: 2, centres: [[undefined, 0.5, undefined, undefined], [0.5, 1.5], [1]] });
});
