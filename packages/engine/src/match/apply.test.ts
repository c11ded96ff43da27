import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  correctServe,
  end,
  type Entry,
  expedite,
  logOf,
  penalty,
  points,
  setFor,
  show,
  start,
  suspension,
  timeout,
  toss,
  undo,
  type Entries,
} from '../testing/match-log.ts';
import { runs } from '../testing/runs.ts';
import { cards, type MatchEvent } from './events.ts';
import { applyEvent, foldMatch, type MatchState } from './fold.ts';
import { type BestOf, bestOfs, sides, unplayedOutcomes } from './match.ts';
import { matchStatistics } from './statistics.ts';

const rules = { bestOf: 5 } as const;

/** The outcome of the last entry, after the ones before it. */
const applyLast = (...entries: Entries) => {
  const log = logOf(...entries);
  return applyEvent(foldMatch(log.slice(0, -1), rules), log.at(-1) as MatchEvent);
};

describe('an event that the laws or the state refuse', () => {
  const won = [toss(), setFor('a'), setFor('a'), setFor('a')];
  test.each<readonly [string, string, Entries]>([
    ['a point before the toss', 'match.tossMissing', [points('a')]],
    ['a start before the toss', 'match.tossMissing', [start]],
    ['a penalty point before the toss', 'match.tossMissing', [penalty('a', 1)]],
    ['a time-out before the toss', 'match.tossMissing', [timeout('a')]],
    ['expedite before the toss', 'match.tossMissing', [expedite('a')]],
    ['a serve correction before the toss', 'match.tossMissing', [correctServe('a')]],
    ['a second toss', 'match.tossTwice', [toss(), toss()]],
    ['who chose to serve does not', 'match.tossInconsistent', [{ ...toss('a'), server: 'b' }]],
    ['who chose to receive serves', 'match.tossInconsistent', [{ ...toss('a'), choice: 'receive' }]],
    ['a start once a point is scored', 'match.setUnderWay', [toss(), points('ab'), start]],
    ['a second time-out of a side', 'match.timeoutUsed', [toss(), timeout('a'), points('a'), timeout('a')]],
    [
      'a second time-out in a later set',
      'match.timeoutUsed',
      [toss(), timeout('b'), setFor('a'), points('a'), timeout('b')],
    ],
    ['a time-out between two sets', 'match.timeoutBetweenSets', [toss(), setFor('a'), timeout('a')]],
    ['expedite twice', 'match.expediteOn', [toss(), expedite('a'), expedite('b')]],
    ['expedite at 9-9', 'match.expediteTooLate', [toss(), points('ab'.repeat(9)), expedite('a')]],
    ['a red card first', 'match.cardOutOfOrder', [show('a', 'yellowRed1')]],
    ['a second yellow card', 'match.cardOutOfOrder', [show('a', 'yellow'), show('a', 'yellow')]],
    ['two points before one', 'match.cardOutOfOrder', [show('a', 'yellow'), show('a', 'yellowRed2')]],
    [
      'a fourth card',
      'match.cardOutOfOrder',
      [...cards.map((card) => show('a', card)), show('a', 'yellowRed2')],
    ],
    ['a walkover after a point', 'match.walkoverAfterPoint', [toss(), points('ab'), end('walkover', 'a')]],
    ['a walkover after a set', 'match.walkoverAfterPoint', [toss(), setFor('a'), end('walkover', 'a')]],
    ['a retirement that nobody wins', 'match.winnerMissing', [toss(), points('a'), end('retired')]],
    ['a point after the end', 'match.finished', [...won, points('a')]],
    ['a card after the end', 'match.finished', [...won, show('a', 'yellow')]],
    ['a retirement after the end', 'match.finished', [...won, end('retired', 'a')]],
    ['a toss after a walkover', 'match.finished', [end('walkover', 'a'), toss()]],
    ['an undo of nothing', 'match.nothingToUndo', [undo]],
    ['an undo of what was undone', 'match.nothingToUndo', [toss(), undo, undo]],
  ])('%s: %s', (_, code, entries) => {
    expect(applyLast(...entries)).toEqual({ ok: false, error: { code } });
  });

  test.each<readonly [string, Entries]>([
    ['who chose to receive receives', [{ ...toss('a'), choice: 'receive', server: 'b' }]],
    ['the loser serves first where the winner chose an end', [{ ...toss('a'), choice: 'end', server: 'b' }]],
    ['a time-out of each side', [toss(), timeout('a'), timeout('b')]],
    ['suspensions in and between sets', [toss(), suspension, setFor('a'), suspension, suspension]],
    ['expedite at 9-8', [toss(), points('ab'.repeat(8) + 'a'), expedite('a')]],
    ['the three cards in their order', cards.map((card) => show('b', card))],
    ['a disqualification of both', [toss(), points('a'), end('disqualified')]],
    ['a retirement before the first point', [toss(), end('retired', 'b')]],
    ['a new start of the clock before the first point', [toss(), start, start]],
  ])('%s is allowed', (_, entries) => {
    expect(applyLast(...entries).ok).toBe(true);
  });
});

const stateAfter = (...entries: Entries): MatchState => foldMatch(logOf(...entries), rules);

describe('undo', () => {
  const cases: readonly (readonly [string, Entries, Entry])[] = [
    ['a point', [toss(), points('ab')], { type: 'point', side: 'a' }],
    ['the point that ended a set', [toss(), points('a'.repeat(10))], { type: 'point', side: 'a' }],
    ['the first point of a set', [toss(), setFor('a')], { type: 'point', side: 'b' }],
    [
      'the point that ended the match',
      [toss(), setFor('a'), setFor('a'), points('a'.repeat(10))],
      { type: 'point', side: 'a' },
    ],
    ['the end by retirement', [toss(), points('ab')], end('retired', 'a')],
    ['a walkover', [], end('walkover', 'b')],
    ['the toss', [], toss()],
    ['expedite', [toss(), points('abb')], expedite('b')],
    ['a serve correction', [toss(), points('abb')], correctServe('b')],
    ['a card', [toss()], show('a', 'yellow')],
    ['a time-out', [toss(), points('a')], timeout('a')],
    ['a suspension', [toss(), points('a')], suspension],
    ['two penalty points over the end of a set', [toss(), points('a'.repeat(10))], penalty('a', 2)],
    ['the start of a set', [toss(), setFor('b')], start],
  ];

  test.each(cases)('takes back %s', (_, before, last) => {
    const log = logOf(...before, last, undo);
    const taken = applyEvent(foldMatch(log.slice(0, -1), rules), log.at(-1) as MatchEvent);
    expect(taken).toEqual({ ok: true, value: stateAfter(...before) });
    expect(foldMatch(log, rules)).toEqual(stateAfter(...before));
  });

  test('goes back one event after the other, to the beginning', () => {
    const entries = [toss(), setFor('a'), points('b')].flat();
    const undone = stateAfter(...entries, ...entries.map(() => undo));
    expect(undone).toEqual(stateAfter());
  });

  test('a point after an undo counts on from there', () => {
    const state = stateAfter(toss(), points('a'.repeat(11)), undo, undo, points('b'));
    expect(state).toMatchObject({ interval: false, sets: [{ score: { a: 9, b: 1 } }] });
  });
});

const side = fc.constantFrom(...sides);
const entry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 240, arbitrary: side.map((side): Entry => ({ type: 'point', side })) },
  { weight: 12, arbitrary: fc.constant(undo) },
  { weight: 1, arbitrary: fc.constant(start) },
  { weight: 1, arbitrary: fc.tuple(side, side).map(([server, left]) => toss(server, left)) },
  { weight: 1, arbitrary: side.map(timeout) },
  { weight: 1, arbitrary: fc.constant(suspension) },
  { weight: 1, arbitrary: side.map(expedite) },
  { weight: 1, arbitrary: side.map(correctServe) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(side, fc.constantFrom(1 as const, 2 as const))
      .map(([side, count]) => penalty(side, count)),
  },
  { weight: 2, arbitrary: fc.tuple(side, fc.constantFrom(...cards)).map(([side, card]) => show(side, card)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...unplayedOutcomes), fc.option(side, { nil: undefined }))
      .map(([outcome, side]) => end(outcome, side)),
  },
);
const game = fc.record({
  bestOf: fc.constantFrom(...bestOfs),
  log: fc.array(entry, { maxLength: 140, size: 'max' }).map((entries) => logOf(toss(), entries)),
});

/** The match as a server computes it, accepting or rejecting events one by one. */
const oneByOne = (log: readonly MatchEvent[], bestOf: BestOf): MatchState => {
  let state = foldMatch([], { bestOf });
  for (const event of log) {
    const applied = applyEvent(state, event);
    if (applied.ok) state = applied.value;
  }
  return state;
};

describe('for whatever log', () => {
  test('event by event and all at once give the same match, with refused events among them', () => {
    fc.assert(
      fc.property(game, ({ bestOf, log }) => {
        expect(foldMatch(log, { bestOf })).toEqual(oneByOne(log, bestOf));
      }),
      { numRuns: runs },
    );
  });

  test('a log with an undo is the log without both', () => {
    fc.assert(
      fc.property(game, fc.nat(), ({ bestOf, log }, where) => {
        const counted = foldMatch(log, { bestOf }).events;
        const cut = where % (counted.length + 1);
        fc.pre(cut > 0);
        const withBoth = [
          ...counted.slice(0, cut),
          { id: 'undo', seq: 0, at: 0, type: 'undo' } as const,
          ...counted.slice(cut),
        ];
        const without = counted.filter((_, index) => index !== cut - 1);
        expect(foldMatch(withBoth, { bestOf })).toEqual(foldMatch(without, { bestOf }));
      }),
      { numRuns: runs },
    );
  });

  test('what was refused or undone may as well never have been written', () => {
    fc.assert(
      fc.property(game, ({ bestOf, log }) => {
        const state = foldMatch(log, { bestOf });
        expect(foldMatch(state.events, { bestOf })).toEqual(state);
        expect(matchStatistics(log, { bestOf })).toEqual(matchStatistics(state.events, { bestOf }));
      }),
      { numRuns: runs },
    );
  });

  test('the state holds together', () => {
    fc.assert(
      fc.property(game, ({ bestOf, log }) => {
        const state = foldMatch(log, { bestOf });
        const wins = state.sets.map(({ winner }) => winner);
        expect(state.setsWon.a).toBe(wins.filter((winner) => winner === 'a').length);
        expect(state.setsWon.b).toBe(wins.filter((winner) => winner === 'b').length);
        expect(Math.max(state.setsWon.a, state.setsWon.b)).toBeLessThanOrEqual((bestOf + 1) / 2);
        expect(state.sets.length).toBeLessThanOrEqual(bestOf);
        expect(state.status === 'finished').toBe(state.outcome !== undefined);
        expect(state.status === 'inPlay').toBe(state.server !== undefined);
        expect(state.server).not.toBe(state.receiver ?? null);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: runs },
    );
  });

  test('folding leaves the log as it was', () => {
    fc.assert(
      fc.property(game, ({ bestOf, log }) => {
        const copy = structuredClone(log);
        foldMatch(log, { bestOf });
        expect(log).toEqual(copy);
      }),
      { numRuns: 100 },
    );
  });
});

test.each(sides)(
  'who chose an end serves or not, as the other side chose: side %s serves (2.13.1)',
  (server) => {
    const result = applyLast({ ...toss('a'), choice: 'end', server });
    expect(result).toMatchObject({ ok: true, value: { server } });
  },
);
