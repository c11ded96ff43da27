import { expect, test } from 'vitest';
import type { PlayerId } from '../../id.ts';
import { player } from '../../testing/rated-matches.ts';
import { bracketTiers, groupTiers } from './classification-tiers.ts';
import type { ClassifiedBracket } from './classification-tiers.ts';

test('players of one position of groups of different sizes share a tier, after all of the better positions', () => {
  const [a, b, c, d, e] = [player('a'), player('b'), player('c'), player('d'), player('e')];
  const tiers = groupTiers([
    [a, b],
    [c, d, e],
  ]);
  expect(tiers).toEqual([
    { position: 1, players: [a, c], from: 1, to: 1 },
    { position: 3, players: [b, d], from: 2, to: 2 },
    { position: 5, players: [e], from: 3, to: 3 },
  ]);
});

test('the tiers of several brackets count the players of all, and stand for the places of one', () => {
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
    results: [
      { round: 'thirdPlace', a: three, b: four, winner: three },
      { round: 'semifinal', a: one, b: four, winner: one },
      { round: 'semifinal', a: two, b: three, winner: two },
      { round: 'final', a: one, b: two, winner: one },
    ],
  });
  expect(bracketTiers([bracket(a, b, c, d), bracket(e, f, g, h)])).toEqual([
    { position: 1, players: [a, e], from: 1, to: 1 },
    { position: 3, players: [b, f], from: 2, to: 2 },
    { position: 5, players: [c, g], from: 3, to: 3 },
    { position: 7, players: [d, h], from: 4, to: 4 },
  ]);
});

test('losers of a round stand for all the places that they share', () => {
  const names = ['a', 'b', 'c', 'd'].map(player) as [PlayerId, PlayerId, PlayerId, PlayerId];
  const [a, b, c, d] = names;
  const tiers = bracketTiers([
    {
      players: names,
      results: [
        { round: 'semifinal', a, b, winner: a },
        { round: 'semifinal', a: c, b: d, winner: c },
        { round: 'final', a, b: c, winner: a },
      ],
    },
  ]);
  expect(tiers.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 4],
  ]);
});
