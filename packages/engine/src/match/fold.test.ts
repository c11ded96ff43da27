import { describe, expect, test } from 'vitest';
import {
  correctServe,
  end,
  expedite,
  logOf,
  penalty,
  points,
  setFor,
  show,
  start,
  timeout,
  toss,
  type Entries,
} from '../testing/match-log.ts';
import { foldMatch } from './fold.ts';
import type { BestOf } from './match.ts';

const fold = (bestOf: BestOf, ...entries: Entries) => foldMatch(logOf(...entries), { bestOf });
const cuesAfter = (bestOf: BestOf, ...entries: Entries): string =>
  fold(bestOf, ...entries)
    .cues.map((cue) => ('side' in cue ? `${cue.kind} ${cue.side}` : cue.kind))
    .join(', ');

describe('the score', () => {
  test('before the toss nothing is known', () => {
    expect(fold(5)).toEqual({
      bestOf: 5,
      status: 'enrolled',
      sets: [],
      setsWon: { a: 0, b: 0 },
      interval: false,
      cues: [],
      expedite: false,
      timeoutsUsed: { a: false, b: false },
      cards: { a: [], b: [] },
      events: [],
    });
  });

  test('the toss starts the first set', () => {
    const state = fold(5, toss('b', 'a'));
    expect(state).toMatchObject({
      status: 'inPlay',
      server: 'b',
      receiver: 'a',
      leftEnd: 'a',
      interval: false,
    });
    expect(state.sets).toEqual([{ score: { a: 0, b: 0 }, firstServer: 'b', startedAt: 1000 }]);
  });

  test('a set ends at eleven with two clear, and the next begins with its first point', () => {
    const state = fold(5, toss(), setFor('a', 3), points('b'));
    expect(state.sets.map(({ score }) => score)).toEqual([
      { a: 11, b: 3 },
      { a: 0, b: 1 },
    ]);
    expect(state.sets[0]).toMatchObject({ winner: 'a', startedAt: 1000, endedAt: 15_000 });
    expect(state.sets[1]).toMatchObject({ startedAt: 16_000, firstServer: 'b' });
    expect(state.setsWon).toEqual({ a: 1, b: 0 });
  });

  test('a tap on start begins the set, and its clock', () => {
    const state = fold(5, toss(), setFor('a'), { ...start, at: 70_000 });
    expect(state.sets[1]).toEqual({ score: { a: 0, b: 0 }, firstServer: 'b', startedAt: 70_000 });
    expect(state.interval).toBe(false);
  });

  test('from 10-10 on it takes two clear', () => {
    const state = fold(1, toss(), points('ab'.repeat(12) + 'a'));
    expect(state).toMatchObject({ status: 'inPlay', sets: [{ score: { a: 13, b: 12 } }] });
    expect(fold(1, toss(), points('ab'.repeat(12) + 'aa'))).toMatchObject({
      status: 'finished',
      outcome: 'played',
      winner: 'a',
      sets: [{ score: { a: 14, b: 12 }, winner: 'a' }],
    });
  });

  test.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
    [9, 5],
  ] as const)('the best of %i ends with the %ith set won', (bestOf, needed) => {
    const oneLess = Array.from({ length: needed - 1 }, () => setFor('b', 4));
    expect(fold(bestOf, toss(), ...oneLess)).toMatchObject({ status: 'inPlay' });
    const state = fold(bestOf, toss(), ...oneLess, setFor('b', 10));
    expect(state).toMatchObject({
      status: 'finished',
      winner: 'b',
      outcome: 'played',
      interval: false,
      cues: [],
    });
    expect(state).not.toHaveProperty('server');
    expect(state.sets).toHaveLength(needed);
  });

  test('a point after the end changes nothing', () => {
    const over = fold(1, toss(), setFor('a'));
    expect(fold(1, toss(), setFor('a'), points('bbb'))).toEqual({ ...over, events: expect.anything() });
  });
});

describe('who serves', () => {
  test('two serves each, one each from 10-10', () => {
    const winners = 'ab'.repeat(13);
    const servers = Array.from(
      winners,
      (_, played) => fold(1, toss(), points(winners.slice(0, played))).server,
    );
    expect(servers.join('')).toBe('aabbaabbaabbaabbaabbababab');
  });

  test('who served first receives first in the next set (2.13.6)', () => {
    expect(fold(5, toss('a'), setFor('a')).server).toBe('b');
    expect(fold(5, toss('a'), setFor('a'), setFor('b', 7)).server).toBe('a');
  });

  test('a correction changes who serves now and what follows; points stand (2.14)', () => {
    const state = fold(5, toss('a'), points('aba'), correctServe('a'));
    expect(state).toMatchObject({ server: 'a', sets: [{ score: { a: 2, b: 1 }, firstServer: 'b' }] });
    expect(fold(5, toss('a'), points('aba'), correctServe('a'), points('a')).server).toBe('b');
    expect(fold(5, toss('a'), points('aba'), correctServe('a'), points('a'.repeat(9))).server).toBe('a');
  });

  test('a correction to whoever serves anyway changes nothing', () => {
    expect(fold(5, toss('a'), points('ab'), correctServe('b')).sets).toEqual(
      fold(5, toss('a'), points('ab')).sets,
    );
  });

  test('a correction between two sets holds for the next one', () => {
    expect(fold(5, toss('a'), setFor('a'), correctServe('a'))).toMatchObject({ server: 'a', interval: true });
  });
});

describe('the expedite system (2.15)', () => {
  test('the named side serves, then each one in turn', () => {
    const played = [toss('a'), points('aaa'), expedite('a')];
    expect([0, 1, 2, 3].map((more) => fold(5, ...played, points('a'.repeat(more))).server).join('')).toBe(
      'abab',
    );
  });

  test('it stays for the rest of the match, and who served first in the set still receives first in the next', () => {
    const state = fold(5, toss('a'), points('aaa'), expedite('a'), points('a'.repeat(8)));
    expect(state).toMatchObject({ expedite: true, server: 'b', interval: true });
    expect(state.sets[0]).toMatchObject({ firstServer: 'a' });
    expect(fold(5, toss('a'), points('aaa'), expedite('b'), points('a'.repeat(8)), points('b')).server).toBe(
      'a',
    );
  });

  test('a correction after it leaves the first server of that set as it was', () => {
    const state = fold(5, toss('a'), points('aaa'), expedite('a'), correctServe('b'));
    expect(state).toMatchObject({ server: 'b', sets: [{ firstServer: 'a' }] });
    expect(
      fold(5, toss('a'), points('aaa'), expedite('a'), correctServe('b'), points('a'.repeat(8))).server,
    ).toBe('b');
  });

  test('at a level score too, the first server of the set stays who it was', () => {
    expect(fold(5, toss('a'), points('ab'), expedite('b'))).toMatchObject({
      server: 'b',
      sets: [{ firstServer: 'a' }],
    });
  });

  test('a correction in a later set is about who began that set', () => {
    const later = [toss('a'), points('aaa'), expedite('a'), points('a'.repeat(8)), points('a')];
    expect(fold(5, ...later)).toMatchObject({ server: 'a', sets: [{}, { firstServer: 'b' }] });
    expect(fold(5, ...later, correctServe('b'))).toMatchObject({
      server: 'b',
      sets: [{}, { firstServer: 'a' }],
    });
  });

  test('agreed before the first point, the named side begins the set', () => {
    expect(fold(5, toss('a'), expedite('b'))).toMatchObject({ server: 'b', sets: [{ firstServer: 'b' }] });
    expect(fold(5, toss('a'), setFor('a'), expedite('b'), points('a')).server).toBe('a');
  });
});

describe('the ends', () => {
  test('they change after every set (2.14.1)', () => {
    const ends = [0, 1, 2, 3].map(
      (sets) =>
        fold(
          7,
          toss('a', 'b'),
          ...['a', 'b', 'a'].slice(0, sets).map((side) => setFor(side === 'a' ? 'a' : 'b')),
        ).leftEnd,
    );
    expect(ends).toEqual(['b', 'a', 'b', 'a']);
  });

  test('in the last possible set they change when someone first reaches five (2.14.2), once', () => {
    const twoAll = [toss('a', 'a'), setFor('a'), setFor('b'), setFor('a'), setFor('b')];
    const end = (winners: string) => fold(5, ...twoAll, points(winners)).leftEnd;
    expect([end(''), end('aaaabbb'), end('aaaabbba'), end('aaaaab'), end('aaaaabbbbb')]).toEqual([
      'a',
      'a',
      'b',
      'b',
      'b',
    ]);
  });

  test('they stay as they are once the match is over', () => {
    expect(fold(3, toss('a', 'a'), setFor('a'), setFor('a')).leftEnd).toBe('b');
  });

  test('a single set is the last possible one', () => {
    expect(fold(1, toss('a', 'a'), points('bbbbb')).leftEnd).toBe('b');
  });
});

describe('the cues', () => {
  test.each([
    ['a'.repeat(9), ''],
    ['a'.repeat(10), 'setPoint a'],
    ['a'.repeat(10) + 'b'.repeat(9), 'setPoint a'],
    ['ab'.repeat(10), ''],
    ['ab'.repeat(10) + 'b', 'setPoint b'],
    ['ab'.repeat(10) + 'ba', ''],
    ['b'.repeat(10) + 'aa', 'setPoint b, towel'],
  ])('after %s: %s', (winners, cues) => {
    expect(cuesAfter(5, toss(), points(winners))).toBe(cues);
  });

  test('the set that decides gives a match point, and not a set point as well', () => {
    const ahead = [toss(), setFor('a'), setFor('a')];
    expect(cuesAfter(5, ...ahead, points('a'.repeat(10)))).toBe('matchPoint a');
    expect(cuesAfter(5, ...ahead, points('b'.repeat(10)))).toBe('setPoint b');
    expect(cuesAfter(1, toss(), points('b'.repeat(10)))).toBe('matchPoint b');
  });

  test('the change of ends is called between two sets', () => {
    expect(cuesAfter(5, toss(), setFor('a'))).toBe('changeEnds');
    expect(cuesAfter(5, toss(), setFor('a'), start)).toBe('');
    expect(cuesAfter(5, toss(), setFor('a', 1), start)).toBe('');
  });

  test('the towel is called after every six points (3.4.4.1.2)', () => {
    const called = Array.from({ length: 20 }, (_, played) => played).filter((played) =>
      cuesAfter(5, toss(), points('ab'.repeat(10).slice(0, played))).includes('towel'),
    );
    expect(called).toEqual([6, 12, 18]);
  });

  test('the change at five is called with the towel, until the next point', () => {
    expect(cuesAfter(1, toss(), points('aaaab'))).toBe('');
    expect(cuesAfter(1, toss(), points('aaaaba'))).toBe('lastSetChange, towel');
    expect(cuesAfter(1, toss(), points('aaaaba'), timeout('a'))).toBe('lastSetChange, towel');
    expect(cuesAfter(1, toss(), points('aaaabab'))).toBe('');
    expect(cuesAfter(3, toss(), points('aaaaa'))).toBe('');
  });
});

describe('misconduct (3.5.2)', () => {
  test('cards are kept for each side', () => {
    const state = fold(5, show('b', 'yellow'), toss(), show('b', 'yellowRed1'), show('a', 'yellow'));
    expect(state.cards).toEqual({ a: ['yellow'], b: ['yellow', 'yellowRed1'] });
  });

  test('penalty points count as points, and the serve goes on with them', () => {
    expect(fold(5, toss('a'), points('a'), penalty('b', 1))).toMatchObject({
      sets: [{ score: { a: 1, b: 1 } }],
      server: 'b',
    });
    expect(fold(5, toss(), penalty('a', 2)).sets[0]?.score).toEqual({ a: 2, b: 0 });
  });

  test('what is left when the first of two ends the set stands at the beginning of the next', () => {
    const state = fold(5, toss('a'), points('a'.repeat(10)), penalty('a', 2));
    expect(state).toMatchObject({ interval: true, setsWon: { a: 1, b: 0 } });
    expect(state.sets.map(({ score }) => score)).toEqual([
      { a: 11, b: 0 },
      { a: 1, b: 0 },
    ]);
    expect(state.sets[1]).not.toHaveProperty('startedAt');
  });

  test('between two sets they do not start the next one', () => {
    const state = fold(5, toss('a'), setFor('a'), penalty('b', 1));
    expect(state).toMatchObject({ interval: true, server: 'b' });
    expect(fold(5, toss('a'), setFor('a'), penalty('b', 1), { ...start, at: 90_000 }).sets[1]).toMatchObject({
      score: { a: 0, b: 1 },
      startedAt: 90_000,
    });
  });

  test('what is left after the last set is void', () => {
    const state = fold(1, toss('a'), points('a'.repeat(10)), penalty('a', 2));
    expect(state).toMatchObject({ status: 'finished', sets: [{ score: { a: 11, b: 0 } }] });
  });

  test('they end the cues of the point before, as a rally does', () => {
    expect(cuesAfter(5, toss('a'), points('ababab'), penalty('a', 1))).toBe('');
    expect(cuesAfter(1, toss('a'), points('aaaaa'), penalty('b', 1))).toBe('towel');
    expect(cuesAfter(1, toss('a'), points('aaaaa'), penalty('b', 2))).toBe('towel');
    expect(cuesAfter(1, toss('a'), points('aaaaaab'), penalty('b', 1))).toBe('');
  });

  test('two points over five turn the ends in the last set, and call the towel they passed', () => {
    expect(cuesAfter(1, toss('a'), points('aaaab'), penalty('a', 2))).toBe('lastSetChange, towel');
    expect(cuesAfter(5, toss('a'), points('aaaab'), penalty('a', 2))).toBe('towel');
  });
});

describe('a match that is not played out', () => {
  test('keeps the set under way as it was', () => {
    const state = fold(5, toss(), setFor('a', 4), points('bba'), end('retired', 'b'));
    expect(state).toMatchObject({
      status: 'finished',
      outcome: 'retired',
      winner: 'b',
      cues: [],
      interval: false,
    });
    expect(state.sets.map(({ score }) => score)).toEqual([
      { a: 11, b: 4 },
      { a: 1, b: 2 },
    ]);
    expect(state).not.toHaveProperty('receiver');
  });

  test('a walkover has no set, and nobody need win it', () => {
    const state = fold(5, end('walkover'));
    expect(state).toMatchObject({ status: 'finished', outcome: 'walkover', sets: [] });
    expect(state).not.toHaveProperty('winner');
    expect(fold(5, toss(), end('walkover', 'a')).sets).toEqual([]);
  });
});
