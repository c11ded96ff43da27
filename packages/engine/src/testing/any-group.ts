import fc from 'fast-check';
import { type SetScore, sides } from '../match/match.ts';
import { resultFromOutcome } from '../match/result.ts';
import type { Group, GroupMatch, GroupMatchResult } from '../standings/group.ts';

/** Few different scores, so that ties down to the lot are frequent. */
const loserPoints = fc.constantFrom(5, 5, 5, 9, 10, 0);
const wonSets = (count: number): fc.Arbitrary<readonly SetScore[]> =>
  fc.array(
    loserPoints.map((b) => ({ a: Math.max(11, b + 2), b })),
    { minLength: count, maxLength: count },
  );
const turn = ({ a, b }: SetScore): SetScore => ({ a: b, b: a });

/** A best-of-three match played to its end. */
const playedResult: fc.Arbitrary<GroupMatchResult> = fc
  .record({
    winner: fc.constantFrom(...sides),
    won: wonSets(2),
    lost: fc.integer({ min: 0, max: 1 }).chain(wonSets),
  })
  .map(({ winner, won, lost }) => {
    const sets = [...lost.map(turn), ...won];
    return { outcome: 'played', winner, sets: winner === 'a' ? sets : sets.map(turn) };
  });

/** A match that was not played out, with its unfinished set. */
const unplayedResult: fc.Arbitrary<GroupMatchResult> = fc
  .record({
    outcome: fc.constantFrom('walkover' as const, 'retired' as const, 'disqualified' as const),
    winner: fc.constantFrom(...sides),
    nobody: fc.boolean(),
    score: fc.constantFrom({ a: 5, b: 3 }, { a: 0, b: 10 }, { a: 10, b: 10 }),
  })
  .map(({ outcome, winner, nobody, score }) => {
    const won = nobody && outcome !== 'retired' ? {} : { winner };
    const result = resultFromOutcome({ outcome, ...won, played: outcome === 'walkover' ? [] : [score] }, 3);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  });

/** A best-of-three result; one in ten was not played out. */
export const anyResult: fc.Arbitrary<GroupMatchResult> = fc.oneof(
  { weight: 9, arbitrary: playedResult },
  { weight: 1, arbitrary: unplayedResult },
);

const pairs = (size: number): readonly (readonly [number, number])[] =>
  Array.from({ length: size }, (_, a) =>
    Array.from({ length: size - a - 1 }, (_, step) => [a, a + step + 1] as const),
  ).flat();

/** A best-of-three group of `size` players, in which about one match in five is unplayed. */
export const anyGroup = (size = { min: 2, max: 6 }): fc.Arbitrary<Group> =>
  fc.integer(size).chain((count) => {
    const matches = pairs(count).map(([a, b]) =>
      fc.option(anyResult, { freq: 5, nil: undefined }).map((result): GroupMatch => ({
        id: `${a}-${b}`,
        a: `player ${a}`,
        b: `player ${b}`,
        ...(result ? { result } : {}),
      })),
    );
    return fc.record({
      players: fc.constant(Array.from({ length: count }, (_, place) => `player ${place}`)),
      matches: fc.tuple(...matches),
      lotSeed: fc.constantFrom('one', 'two', 'three'),
    });
  });
