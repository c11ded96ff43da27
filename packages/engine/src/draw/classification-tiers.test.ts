import { expect, test } from 'vitest';
import { player } from '../testing/rated-matches.ts';
import { groupTiers } from './classification-tiers.ts';

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
