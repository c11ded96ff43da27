import { describe, expect, it } from 'vitest';
import { field, playerId, qualifiers } from '../testing/fields.ts';
import { checkGroups, checkLines } from './manual-change.ts';
import type { NotKept } from './report.ts';

const lines = (text: string) => text.split(' ').map((name) => (name === '-' ? null : playerId(name)));
const groups = (...texts: string[]) =>
  texts.map((text) => (text === '' ? [] : text.split(' ').map(playerId)));

const written = (notKept: readonly NotKept[]): readonly string[] =>
  notKept.map(({ constraint, players, why }) => [constraint, ...players, why].join(' '));

const broken = (result: ReturnType<typeof checkGroups>): readonly string[] => {
  if (!result.ok) throw new Error(result.error.code);
  return written(result.value);
};

describe('groups changed by hand', () => {
  const entrants = field(8, ['red', undefined, undefined, 'blue', 'blue', undefined, undefined, 'red']);

  it.each([
    ['as drawn', groups('p1 p3 p5 p7', 'p2 p4 p6 p8'), []],
    [
      'with club mates together',
      groups('p1 p3 p6 p8', 'p2 p4 p5 p7'),
      ['clubsApart p1 p8 manualChange', 'clubsApart p4 p5 manualChange'],
    ],
    [
      'with two of a row in a group',
      groups('p1 p2 p5 p7', 'p3 p4 p6 p8'),
      ['snakeRows p1 p2 manualChange', 'snakeRows p3 p4 manualChange'],
    ],
    [
      'with sizes that differ by more than one',
      groups('p1 p3 p5 p7 p6', 'p2 p4 p8'),
      ['snakeRows p5 p6 manualChange', 'groupSizes p1 p3 p5 p7 p6 manualChange'],
    ],
  ])('%s', (_, changed, expected) => {
    expect(broken(checkGroups(changed, entrants))).toStrictEqual(expected);
  });

  it.each([
    ['a player twice', groups('p1 p2', 'p3 p1'), { code: 'phase.playerTwice', player: 'p1' }],
    ['a player nobody knows', groups('p1 p2', 'p3 p9'), { code: 'phase.playersUnknown', players: ['p9'] }],
    ['a player missing', groups('p1 p2', 'p3'), { code: 'phase.playersMissing', players: ['p4'] }],
    ['a group of one', groups('p1 p2 p3', 'p4'), { code: 'draw.groupTooSmall', group: 2, size: 1 }],
    ['an empty group', groups('', 'p1 p2 p3 p4'), { code: 'draw.groupTooSmall', group: 1, size: 0 }],
  ])('are refused with %s', (_, changed, error) => {
    expect(checkGroups(changed, field(4))).toStrictEqual({ ok: false, error });
  });
});

describe('a bracket changed by hand', () => {
  const entrants = field(6, ['red', undefined, 'blue', undefined, undefined, 'blue']);

  it.each([
    ['as drawn', 'p1 - p3 p4 p6 p5 - p2', []],
    ['with seeds on other lines', 'p2 - p3 p4 p6 p5 - p1', ['seedingLines p1 p2 manualChange']],
    [
      'with a bye for somebody else',
      'p1 p5 p3 p4 p6 - - p2',
      ['byesToSeeds p1 manualChange', 'byesSpread manualChange'],
    ],
    [
      'with two byes in a match',
      'p1 p5 p3 p4 p6 p2 - -',
      ['seedingLines p2 manualChange', 'byesToSeeds p1 p2 manualChange', 'byesSpread manualChange'],
    ],
    ['with club mates in a half', 'p1 - p3 p6 p4 p5 - p2', ['clubsApart p3 p6 manualChange']],
  ])('%s', (_, changed, expected) => {
    expect(broken(checkLines(lines(changed), entrants, 2))).toStrictEqual(expected);
  });

  it('with both byes of a half in one quarter: they are not spread evenly', () => {
    const changed = lines('p1 - p4 - p5 p6 p7 p8 p3 - p9 p10 p11 p12 - p2');
    expect(broken(checkLines(changed, field(12), 2))).toStrictEqual(['byesSpread manualChange']);
  });

  it('from groups also says which group mates come too close', () => {
    const from = qualifiers(4, 1, 2).toSorted(
      (one, other) => one.position - other.position || one.group - other.group,
    );
    const drawn = '1a 3b 2b 4a 3a 4b 1b 2a';
    expect(broken(checkLines(lines(drawn), from, 4))).toStrictEqual([]);
    expect(broken(checkLines(lines('1a 1b 2b 4a 3a 4b 3b 2a'), from, 4))).toStrictEqual([
      'groupMatesApart 1a 1b manualChange',
      'oppositeHalves 3a 3b manualChange',
    ]);
  });

  it.each([
    ['a player twice', 'p1 p1 - p2', { code: 'phase.playerTwice', player: 'p1' }],
    ['a player nobody knows', 'p1 p3 p9 p2', { code: 'phase.playersUnknown', players: ['p9'] }],
    ['a player missing', 'p1 - - p2', { code: 'phase.playersMissing', players: ['p3'] }],
    ['too many lines', 'p1 - p3 - - - - p2', { code: 'draw.linesWrong', lines: 8, expected: 4 }],
    ['too few lines', 'p1 p3 p2', { code: 'draw.linesWrong', lines: 3, expected: 4 }],
  ])('is refused with %s', (_, changed, error) => {
    expect(checkLines(lines(changed), field(3), 1)).toStrictEqual({ ok: false, error });
  });
});
