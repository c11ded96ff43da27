import { expect, test } from 'vitest';
import { groupOf, inSets, open } from '../../testing/group.ts';
import type { Group } from '../group.ts';
import { finishesIn } from './finish.ts';

const thirds = { position: 3, size: 3, bestOf: 5 } as const;
const finishesOf = (group: Group, size = 3) => finishesIn([group], { ...thirds, size })[0];

const all = (pairs: string) => pairs.split(' ').map((pair) => inSets(pair, '3-0'));

test('the third of a group that is over, with the points', () => {
  expect(finishesOf(groupOf('ABC', all('AB AC BC')))).toEqual([
    {
      player: 'C',
      matchPoints: 2,
      worst: { won: 0, lost: 6 },
      best: { won: 0, lost: 6 },
      points: { won: 30, lost: 66 },
    },
  ]);
});

test('who may lose the last match and be third: with no set or two, and one match point less if it is not played', () => {
  const finishes = finishesOf(groupOf('JKLM', [...all('JK JL JM KM LM'), open('KL')]));
  const lost = { worst: { won: 0, lost: 6 }, best: { won: 2, lost: 6 } };
  const nobody = { worst: { won: 0, lost: 3 }, best: { won: 0, lost: 3 } };
  expect(new Set(finishes)).toEqual(
    new Set(
      ['K', 'L'].flatMap((player) => [
        { player, matchPoints: 2, ...lost },
        { player, matchPoints: 1, ...lost },
        { player, matchPoints: 1, ...nobody },
      ]),
    ),
  );
});

test('who wins the last match and is third all the same has lost two sets in it at most', () => {
  const finishes = finishesOf(groupOf('GHI', [...all('GH HI'), open('IG')]));
  expect(finishes).toContainEqual({
    player: 'I',
    matchPoints: 3,
    worst: { won: 3, lost: 5 },
    best: { won: 3, lost: 3 },
  });
  // If G does not come to it.
  expect(finishes).toContainEqual({
    player: 'G',
    matchPoints: 2,
    worst: { won: 3, lost: 3 },
    best: { won: 5, lost: 3 },
  });
});

test('a match against one of the last of a larger group does not count, whoever they will be', () => {
  const decided = all('FG FH FI FJ GH GI GJ HJ IJ');
  const figures = {
    matchPoints: 2,
    worst: { won: 0, lost: 6 },
    best: { won: 0, lost: 6 },
    points: { won: 30, lost: 66 },
  };
  const finishes = finishesOf(groupOf('FGHIJ', [...decided, open('HI')]));
  expect(new Set(finishes)).toEqual(
    new Set([
      { player: 'H', ...figures },
      { player: 'I', ...figures },
    ]),
  );
});

test('a group without the position has nobody, and nothing is said while too many matches are unplayed', () => {
  const pair = groupOf('AB', [open('AB')]);
  const unplayed = groupOf('CDE', ['CD', 'CE', 'DE'].map(open));
  const [first, ...others] = finishesIn([pair, unplayed, unplayed, unplayed], thirds);
  expect(first).toEqual([]);
  expect(others.map((one) => one === undefined)).toEqual([false, false, false]);
  const four = finishesIn([unplayed, unplayed, unplayed, unplayed], thirds);
  expect(four).toEqual([undefined, undefined, undefined, undefined]);
  const large = groupOf('JKLM', ['JK', 'JL', 'JM', 'KL', 'KM', 'LM'].map(open));
  expect(finishesIn([large, unplayed], thirds).map((one) => one === undefined)).toEqual([true, false]);
});

test('of many groups those with the fewest unplayed matches are tried', () => {
  const two = groupOf('ABC', [...all('AB'), open('AC'), open('BC')]);
  const over = groupOf('DEF', all('DE DF EF'));
  const tried = (count: number) =>
    finishesIn([over, ...Array<Group>(count).fill(two)], thirds).filter((one) => one !== undefined).length;
  expect([tried(16), tried(17)]).toEqual([17, 1]);
});
