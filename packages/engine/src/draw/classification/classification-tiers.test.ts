import { expect, test } from 'vitest';
import type { PlayerId } from '../../id.ts';
import { player } from '../../testing/rated-matches.ts';
import { bracketTiers, groupTiers } from './classification-tiers.ts';
import type { ClassifiedBracket } from './bracket-places.ts';

test('players of one position of groups of different sizes share a tier, after all of the better positions', () => {
  const [a, b, c, d, e] = [player('a'), player('b'), player('c'), player('d'), player('e')];
  const tiers = groupTiers([
    [a, b],
    [c, d, e],
  ]);
  expect(tiers).toEqual([
    { players: [a, c], mayBeFirst: true, from: 1, stillIn: 0 },
    { players: [b, d], mayBeFirst: true, from: 2, stillIn: 0 },
    { players: [e], mayBeFirst: true, from: 3, stillIn: 0 },
  ]);
});

test('the tiers of several brackets stand for the positions of one', () => {
  const [a, b, c, d, e, f, g, h] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(player) as [
    PlayerId,
    PlayerId,
    PlayerId,
    PlayerId,
    PlayerId,
    PlayerId,
    PlayerId,
    PlayerId,
  ];
  const bracket = (one: PlayerId, two: PlayerId, three: PlayerId, four: PlayerId): ClassifiedBracket => ({
    players: [one, two, three, four],
    toPlay: [],
    results: [
      { round: 'thirdPlace', a: three, b: four, winner: three },
      { round: 'semifinal', a: one, b: four, winner: one },
      { round: 'semifinal', a: two, b: three, winner: two },
      { round: 'final', a: one, b: two, winner: one },
    ],
  });
  expect(bracketTiers([bracket(a, b, c, d), bracket(e, f, g, h)])).toEqual([
    { players: [a, e], mayBeFirst: true, from: 1, stillIn: 0 },
    { players: [b, f], mayBeFirst: false, from: 2, stillIn: 0 },
    { players: [c, g], mayBeFirst: false, from: 3, stillIn: 0 },
    { players: [d, h], mayBeFirst: false, from: 4, stillIn: 0 },
  ]);
});

test('who is still in a bracket comes between those who are out', () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map(player) as [PlayerId, PlayerId, PlayerId, PlayerId, PlayerId];
  const [a, b, c, d, e] = names;
  const tiers = bracketTiers([
    {
      players: names,
      results: [
        { round: 'quarterfinal', a: d, b: e, winner: d },
        { round: 'semifinal', a, b: d, winner: a },
      ],
      toPlay: [a, b, c],
    },
  ]);
  expect(tiers).toEqual([
    { players: [d], mayBeFirst: false, from: 3, stillIn: 2 },
    { players: [e], mayBeFirst: false, from: 5, stillIn: 1 },
  ]);
  const nobody = bracketTiers([{ players: [a, b], results: [], toPlay: [a, b] }]);
  expect(nobody.map(({ players, stillIn }) => [players, stillIn])).toEqual([[[], 2]]);
});
