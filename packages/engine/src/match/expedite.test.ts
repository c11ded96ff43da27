import { expect, test } from 'vitest';
import {
  expedite,
  logOf,
  penalty,
  points,
  setFor,
  start,
  suspension,
  timeout,
  toss,
  type Entries,
} from '../testing/match-log.ts';
import { expediteDueAt, expediteServer } from './expedite.ts';
import { foldMatch } from './fold.ts';

const due = (...entries: Entries) => expediteDueAt(foldMatch(logOf(...entries), { bestOf: 5 }));
const begun = { ...toss(), at: 5000 };
const rally = { type: 'point', side: 'a' } as const;

test('expedite is due ten minutes after the set began (2.15.1)', () => {
  expect(due(begun)).toBe(605_000);
  expect(due(begun, points('abab'))).toBe(605_000);
  expect(due(begun, { ...start, at: 8000 }, points('a'))).toBe(608_000);
  expect(due(begun, setFor('a'), { ...start, at: 700_000 })).toBe(1_300_000);
});

test.each([
  ['before the toss', []],
  ['between two sets', [begun, setFor('a')]],
  ['once 18 points are scored (2.15.2)', [begun, points('ab'.repeat(9))]],
  ['where it is on already', [begun, expedite('a')]],
  ['after the match', [begun, setFor('a'), setFor('a'), setFor('a')]],
] as const)('expedite is not due %s', (_, entries) => {
  expect(due(...entries)).toBeUndefined();
});

test.each([
  [
    'a time-out played on from after 40 seconds',
    [
      { ...timeout('a'), at: 60_000 },
      { ...rally, at: 100_000 },
    ],
    645_000,
  ],
  [
    'a whole time-out',
    [
      { ...timeout('a'), at: 60_000 },
      { ...rally, at: 300_000 },
    ],
    665_000,
  ],
  [
    'a suspension for an accident',
    [
      { ...suspension, at: 60_000 },
      { ...rally, at: 480_000 },
    ],
    1_025_000,
  ],
  [
    'a suspension of more than ten minutes',
    [
      { ...suspension, at: 60_000 },
      { ...rally, at: 960_000 },
    ],
    1_205_000,
  ],
  ['a time-out under way', [{ ...timeout('a'), at: 60_000 }], 665_000],
  [
    'both time-outs',
    [
      { ...timeout('a'), at: 60_000 },
      { ...timeout('b'), at: 90_000 },
      { ...rally, at: 120_000 },
    ],
    665_000,
  ],
] as const)('ten minutes of play, without %s', (_, entries, at) => {
  expect(due(begun, ...entries)).toBe(at);
});

test('a time-out of the set before is not of this one', () => {
  const before = [begun, { ...timeout('a'), at: 60_000 }, setFor('a')];
  expect(due(...before, { ...start, at: 700_000 })).toBe(1_300_000);
});

test('expedite is still due at 17 points', () => {
  expect(due(begun, points('ab'.repeat(8) + 'a'))).toBe(605_000);
});

test('interrupted in a rally the same server serves again, between rallies the receiver of the last one (2.15.3)', () => {
  const servers = (inRally: boolean) =>
    [0, 1, 2, 3, 4, 17].map((played) =>
      expediteServer(
        foldMatch(logOf(toss('a'), points('ab'.repeat(9).slice(0, played))), { bestOf: 5 }),
        inRally,
      ),
    );
  expect(servers(true)).toEqual(['a', 'a', 'b', 'b', 'a', 'a']);
  expect(servers(false)).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
});

test.each([
  // a serves both rallies; the penalty point is no rally, so that b received the last one.
  ['a penalty point after two rallies', [toss('a'), points('ab'), penalty('b', 1)], 'b'],
  ['two penalty points after one rally', [toss('a'), points('a'), penalty('a', 2)], 'b'],
  // The last rally was the third point, on b's serve.
  [
    'a penalty point right before the last rally',
    [toss('a'), points('a'), penalty('a', 1), points('b')],
    'a',
  ],
  ['a penalty point before any rally of the set', [toss('a'), penalty('a', 1)], 'a'],
  ['penalty points that the interval brought', [toss('a'), setFor('a'), penalty('a', 2), start], 'a'],
] as const)('between rallies, %s: the receiver of the last rally serves', (_, entries, server) => {
  expect(expediteServer(foldMatch(logOf(...entries), { bestOf: 5 }), false)).toBe(server);
});

test('nobody serves under expedite where it cannot begin', () => {
  expect(expediteServer(foldMatch(logOf(toss(), setFor('a')), { bestOf: 5 }), false)).toBeUndefined();
});

test('penalty points from before the last rally are points played like any other (2.15.3)', () => {
  // 0-1 by the penalty, then two rallies: side a serves the first point of the first pair, b the one after it. The last
  // rally was the third point, on b's serve, so that a is its receiver.
  const state = foldMatch(logOf(begun, penalty('b', 1), points('aa')), { bestOf: 5 });
  expect(expediteServer(state, false)).toBe('a');
});

test('expedite and corrections in the middle of a set leave who began it', () => {
  const firstServer = (...entries: Entries) =>
    foldMatch(logOf(begun, ...entries), { bestOf: 5 }).sets[0]?.firstServer;
  expect(firstServer(points('ab'), expedite('b'))).toBe('a');
  expect(firstServer(points('a'), expedite('a'), { type: 'serveCorrection', server: 'b' })).toBe('a');
  expect(firstServer(points('a'), expedite('a'), { type: 'serveCorrection', server: 'a' })).toBe('a');
  expect(firstServer(expedite('b'))).toBe('b');
});
