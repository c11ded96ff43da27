import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../id.ts';
import type { SetScore } from '../match/match.ts';
import { anyGroup } from '../testing/any-group.ts';
import { groupProspects } from './certainty.ts';
import type { Group, GroupMatch, GroupMatchResult } from './group.ts';
import { groupStandings } from './standings.ts';

const turn = ({ a, b }: SetScore): SetScore => ({ a: b, b: a });

/** Sets with the fewest and the most points for the loser, and a very long one. */
const wonSets: readonly SetScore[] = [
  { a: 11, b: 0 },
  { a: 11, b: 5 },
  { a: 11, b: 9 },
  { a: 62, b: 60 },
];

/** Results of the best of three that reach every extreme of match points, sets and points. */
const extremeResults: readonly GroupMatchResult[] = [
  { outcome: 'walkover', sets: [] },
  ...wonSets
    .flatMap((first) => wonSets.map((second) => [first, second]))
    .flatMap((won) => [won, ...wonSets.map((lost) => [turn(lost), ...won])])
    .flatMap((sets) =>
      (['played', 'retired'] as const).flatMap((outcome): GroupMatchResult[] => [
        { outcome, winner: 'a', sets },
        { outcome, winner: 'b', sets: sets.map(turn) },
      ]),
    ),
];

const withoutLongSets = extremeResults.filter(({ sets }) => sets.every(({ a, b }) => a + b < 25));

type Places = Map<PlayerId, { best: number; worst: number }>;

/** Adds the positions of a finished group; players separated by lot can come in any order. */
const see = (places: Places, group: Group): void => {
  const rows = groupStandings(group);
  for (const { player, position, decidedBy } of rows) {
    const level = decidedBy?.criterion === 'lot' ? decidedBy.among : [player];
    const reached = rows.filter((row) => level.includes(row.player)).map((row) => row.position);
    const place = places.get(player) ?? { best: position, worst: position };
    places.set(player, { best: Math.min(place.best, ...reached), worst: Math.max(place.worst, ...reached) });
  }
};

/** Tries every way in which the open matches can end. */
const tryAll = (group: Group, results: readonly GroupMatchResult[], places: Places = new Map()): Places => {
  const next = group.matches.findIndex(({ result }) => !result);
  if (next < 0) {
    see(places, group);
    return places;
  }

  for (const result of results) {
    const matches = group.matches.map((match, index): GroupMatch =>
      index === next ? { ...match, result } : match,
    );
    tryAll({ ...group, matches }, results, places);
  }
  return places;
};

/** The same groups in every run, with exactly this many open matches. */
const someGroups = (openMatches: number, count: number): readonly Group[] =>
  fc
    .sample(anyGroup({ min: 3, max: 4 }), { seed: 11, numRuns: 3000 })
    .filter(({ matches }) => matches.filter(({ result }) => !result).length === openMatches)
    .slice(0, count);

describe.each([
  { openMatches: 1, count: 300, results: extremeResults },
  { openMatches: 2, count: 10, results: withoutLongSets },
])('with $openMatches open', ({ openMatches, count, results }) => {
  const groups = someGroups(openMatches, count);

  test('the ranges are exactly what trying every extreme result reaches', () => {
    expect(groups).toHaveLength(count);
    for (const group of groups) {
      const reached = tryAll(group, results);
      const found = groupProspects(group, { bestOf: 3, from: 1, to: 1 }).map(({ player, best, worst }) => [
        player,
        { best, worst },
      ]);
      expect(new Map(found as [PlayerId, { best: number; worst: number }][]), JSON.stringify(group)).toEqual(
        reached,
      );
    }
  });
});
