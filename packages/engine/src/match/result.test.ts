import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { end, logOf, penalty, points, setFor, toss, type Entries } from '../testing/match-log.ts';
import { runs } from '../testing/runs.ts';
import { foldMatch } from './fold.ts';
import { bestOfs, type SetScore, sides } from './match.ts';
import { resultFromOutcome, resultFromSets, resultOf } from './result.ts';
import { checkSets, setWinner } from './set-score.ts';

const sets = (text: string): readonly SetScore[] =>
  text === ''
    ? []
    : text.split(' ').map((set) => {
        const [a = 0, b = 0] = set.split('-').map(Number);
        return { a, b };
      });

describe('a match entered by its sets', () => {
  test('has the winner of most of them, and is rated', () => {
    const played = sets('11-9 8-11 11-3 12-10');
    expect(resultFromSets(played, 5)).toEqual({
      ok: true,
      value: { outcome: 'played', winner: 'a', sets: played, played, rated: true },
    });
  });

  test.each([
    ['11-9 11-3', 5, { code: 'match.undecided' }],
    ['', 1, { code: 'match.undecided' }],
    ['11-9 11-10 11-3', 5, { code: 'match.setLeadTooSmall', set: 2, a: 11, b: 10 }],
    ['11-9 11-3 11-3 11-3', 5, { code: 'match.setAfterDecision', set: 4 }],
  ] as const)('%s in the best of %i is refused', (text, bestOf, error) => {
    expect(resultFromSets(sets(text), bestOf)).toEqual({ ok: false, error });
  });
});

describe('a match that was not played out', () => {
  // Each with the side that continues; the current set gets the lowest score with which the opponent wins it.
  test.each([
    ['leaving at 10-8 up gives 10-12', 'retired', 'b', '10-8', '10-12 0-11 0-11', true],
    ['leaving at 5-3 up gives 5-11', 'retired', 'b', '5-3', '5-11 0-11 0-11', true],
    ['leaving at 3-10 down', 'retired', 'b', '3-10', '3-11 0-11 0-11', true],
    ['leaving at 12-12', 'retired', 'a', '12-12', '14-12 11-0 11-0', true],
    ['leaving at 12-13 down', 'retired', 'b', '12-13', '12-14 0-11 0-11', true],
    ['leaving at 98-99', 'retired', 'b', '98-99', '98-100 0-11 0-11', true],
    ['leaving at 9-9', 'disqualified', 'a', '9-9', '11-9 11-0 11-0', true],
    ['leaving at 10-10', 'disqualified', 'a', '10-10', '12-10 11-0 11-0', true],
    ['leaving between two sets', 'retired', 'a', '5-11 11-8', '5-11 11-8 11-0 11-0', true],
    ['leaving in the last set', 'retired', 'a', '11-0 0-11 11-0 0-11 1-9', '11-0 0-11 11-0 0-11 11-9', true],
    ['leaving at two sets up', 'retired', 'b', '11-0 11-0 10-0', '11-0 11-0 10-12 0-11 0-11', true],
    [
      'a set under way without a point counts as none',
      'retired',
      'b',
      '11-9 0-0',
      '11-9 0-11 0-11 0-11',
      true,
    ],
    ['leaving before the first point', 'retired', 'b', '', '0-11 0-11 0-11', false],
    ['disqualified before the first point', 'disqualified', 'a', '', '11-0 11-0 11-0', false],
    ['a walkover', 'walkover', 'a', '', '11-0 11-0 11-0', false],
  ] as const)('%s', (_, outcome, winner, played, filled, rated) => {
    expect(resultFromOutcome({ outcome, winner, played: sets(played) }, 5)).toEqual({
      ok: true,
      value: {
        outcome,
        winner,
        sets: sets(filled),
        played: sets(played).filter(({ a, b }) => a + b > 0),
        rated,
      },
    });
  });

  test.each([1, 3, 5, 7, 9] as const)('a walkover in the best of %i is won in the fewest sets', (bestOf) => {
    const result = resultFromOutcome({ outcome: 'walkover', winner: 'b' }, bestOf);
    const fewest = Array.from({ length: (bestOf + 1) / 2 }, () => ({ a: 0, b: 11 }));
    expect(result).toMatchObject({ ok: true, value: { sets: fewest, played: [], rated: false } });
  });

  test('when neither comes nobody wins, and nothing is filled in', () => {
    expect(resultFromOutcome({ outcome: 'walkover' }, 5)).toEqual({
      ok: true,
      value: { outcome: 'walkover', sets: [], played: [], rated: false },
    });
  });

  test('when both are disqualified the points played stay on record, and nothing counts', () => {
    const played = sets('11-9 4-2');
    expect(resultFromOutcome({ outcome: 'disqualified', played }, 5)).toEqual({
      ok: true,
      value: { outcome: 'disqualified', sets: [], played, rated: false },
    });
  });

  test.each([
    ['walkover', 'a', '1-0', { code: 'match.walkoverAfterPoint' }],
    ['walkover', undefined, '11-0', { code: 'match.walkoverAfterPoint' }],
    ['retired', undefined, '1-0', { code: 'match.winnerMissing' }],
    ['retired', 'a', '11-0 11-0 11-0', { code: 'match.alreadyDecided' }],
    ['retired', 'b', '11-0 11-0 11-0 1-0', { code: 'match.alreadyDecided' }],
    ['retired', 'a', '5-3 11-9', { code: 'match.setNotFinished', set: 1, a: 5, b: 3 }],
    ['retired', 'a', '11-9 10001-9999', { code: 'match.setPointsTooMany', set: 2, a: 10_001, b: 9999 }],
    ['retired', 'a', '11-9 12-9', { code: 'match.setTooLong', set: 2, a: 12, b: 9 }],
    ['retired', 'a', '-1-3', { code: 'match.setNegative', set: 1, a: -1, b: 3 }],
  ] as const)('%s won by %s after %s is refused', (outcome, winner, text, error) => {
    const played = text === '-1-3' ? [{ a: -1, b: 3 }] : sets(text);
    expect(resultFromOutcome({ outcome, played, ...(winner ? { winner } : {}) }, 5)).toEqual({
      ok: false,
      error,
    });
  });

  test('a score that is no number is refused, finished or not', () => {
    for (const played of [[{ a: NaN, b: 3 }], [{ a: 2.5, b: 3 }], [{ a: Infinity, b: 3 }]]) {
      expect(resultFromOutcome({ outcome: 'retired', winner: 'a', played }, 5)).toMatchObject({
        ok: false,
        error: { code: 'match.setNotWhole', set: 1 },
      });
    }
  });
});

describe('the result that a log gives', () => {
  const result = (...entries: Entries) => resultOf(foldMatch(logOf(...entries), { bestOf: 3 }));

  test('is there only once the match is finished', () => {
    expect(result(toss(), setFor('a'))).toBeUndefined();
  });

  test('of a match played out', () => {
    const played = sets('11-3 10-12 11-0');
    expect(result(toss(), setFor('a', 3), setFor('b', 10), setFor('a'))).toEqual({
      outcome: 'played',
      winner: 'a',
      sets: played,
      played,
      rated: true,
    });
  });

  test('of a retirement, with what it fills in', () => {
    expect(result(toss(), setFor('a', 3), points('bbaaa'), end('retired', 'b'))).toEqual({
      outcome: 'retired',
      winner: 'b',
      sets: sets('11-3 3-11 0-11'),
      played: sets('11-3 3-2'),
      rated: true,
    });
  });

  test('of a match that neither comes to', () => {
    expect(result(end('walkover'))).toEqual({ outcome: 'walkover', sets: [], played: [], rated: false });
  });

  test('of a match from which both are disqualified', () => {
    expect(result(toss(), setFor('a', 3), points('ab'), end('disqualified'))).toEqual({
      outcome: 'disqualified',
      sets: [],
      played: sets('11-3 1-1'),
      rated: false,
    });
  });

  test('of a disqualification after penalty points alone', () => {
    expect(result(toss(), penalty('a', 2), end('disqualified', 'a'))).toMatchObject({
      sets: sets('11-0 11-0'),
      played: sets('2-0'),
      rated: true,
    });
  });
});

test('whenever somebody leaves, the opponent wins with legal sets that keep every point played', () => {
  const rallies = fc.array(fc.constantFrom(...sides), { maxLength: 200, size: 'max' });
  fc.assert(
    fc.property(
      rallies,
      fc.constantFrom(...bestOfs),
      fc.constantFrom(...sides),
      (rallies, bestOf, winner) => {
        const state = foldMatch(
          logOf(
            toss(),
            rallies.map((side) => ({ type: 'point', side })),
            end('retired', winner),
          ),
          { bestOf },
        );
        fc.pre(state.outcome === 'retired');
        const result = resultOf(state);
        const played = result?.played ?? [];
        expect(resultFromOutcome({ outcome: 'retired', winner, played }, bestOf)).toEqual({
          ok: true,
          value: result,
        });
        expect(checkSets(result?.sets ?? [], bestOf)).toEqual({ ok: true, value: winner });
        for (const [index, score] of played.entries()) {
          const filled = result?.sets[index];
          const loser = winner === 'a' ? 'b' : 'a';
          if (setWinner(score) === undefined) expect(filled?.[loser]).toBe(score[loser]);
          else expect(filled).toEqual(score);
        }
      },
    ),
    { numRuns: runs },
  );
});

test('leaving before a point was played is a loss that is not rated', () => {
  const state = foldMatch(logOf(toss(), end('retired', 'b')), { bestOf: 5 });
  expect(resultOf(state)).toMatchObject({ outcome: 'retired', winner: 'b', played: [], rated: false });
});
