import { describe, expect, it } from 'vitest';
import { field, playerId, qualifiers } from '../testing/fields.ts';
import { checkChange, checkGroups, checkLines } from './manual-change.ts';
import type { DrawInputs, NotKept } from './report.ts';

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
    ['as drawn', '1a - - 2c 2b - - 3a 1b - 3b - 1c 3c - 2a', []],
    [
      'a third with the bye of a second',
      '1a - - 2c 2b - - 3a 1c - 3b - 1b 3c - 2a',
      ['byesByPosition 1b manualChange'],
    ],
    [
      'a third with the bye of a second, and two byes in a match',
      '1a 2c - - 2b - - 3a 1c - 3b - 1b 3c - 2a',
      ['byesToSeeds 1a manualChange', 'byesSpread manualChange', 'byesByPosition 1b manualChange'],
    ],
    [
      'a third with the bye of a winner, who is no second passed over',
      '1a - - 2c 2b - - 1c 1b - 3b - 3a 3c - 2a',
      [
        'seedingLines 3a manualChange',
        'groupMatesApart 3a 3c manualChange',
        'byesToSeeds 3a manualChange',
        'oppositeHalves 3a 3b manualChange',
      ],
    ],
    [
      'a second and a third each in the other place',
      '1a - - 2c 3c - - 3a 1b - 3b - 1c 2b - 2a',
      [
        'oppositeHalves 2a 2b manualChange',
        'groupMatesLate 3a 3c manualChange',
        'byesByPosition 2b manualChange',
      ],
    ],
  ])('from three groups of three, with byes: %s', (_, changed, expected) => {
    const from = qualifiers(3, 1, 3).toSorted((one, other) => one.position - other.position);
    expect(broken(checkLines(lines(changed), from, 3))).toStrictEqual(expected);
  });

  it.each([
    [
      'of five, more than there are matches',
      1,
      5,
      '1a - 1b - 1d 1e - 1c',
      1,
      ['groupMatesApart 1d 1e tooMany', 'oppositeHalves 1a 1b tooMany'],
    ],
    [
      'of four, as many as there are matches',
      2,
      4,
      '1a 2c 1b 2d 2b 1d 1c 2a',
      2,
      ['oppositeHalves 1a 1b manualChange', 'oppositeHalves 2a 2b manualChange'],
    ],
  ])('a group %s, whose second is in the half of the winner', (_, count, each, changed, seeds, expected) => {
    const from = qualifiers(count, 1, each).toSorted((one, other) => one.position - other.position);
    expect(broken(checkLines(lines(changed), from, seeds))).toStrictEqual(expected);
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

describe('a change is judged by the inputs of the draw it changes', () => {
  const crossings = {
    kind: 'crossings' as const,
    entrants: qualifiers(4, 2, 3).toSorted((one, other) => one.position - other.position),
  };
  const five = crossings.entrants.filter(({ player }) => !['4b', '3c', '4c'].includes(player));
  const uneven: DrawInputs = { kind: 'crossings', entrants: five };
  const snake: DrawInputs = { kind: 'groups', entrants: field(5), groups: 2 };
  const bracket: DrawInputs = { kind: 'knockout', entrants: field(4), seeds: 2 };

  it.each([
    ['groups, of which one has places left', snake, [lines('p1 p4 p5'), lines('p2 p3 -')], []],
    [
      'groups, two of a row together',
      snake,
      [lines('p1 p2 -'), lines('p4 p3 p5')],
      ['snakeRows p1 p2 manualChange', 'snakeRows p4 p3 manualChange'],
    ],
    ['a bracket with as many seeds as were asked for', bracket, [lines('p1 p3 p4 p2')], []],
    [
      'a bracket whose second seed is elsewhere',
      bracket,
      [lines('p1 p2 p4 p3')],
      ['seedingLines p2 manualChange'],
    ],
    [
      'crossings, where the best position that came is seeded',
      crossings,
      [lines('1b 3c 2c 4b 3b 4c 1c 2b')],
      [],
    ],
    [
      'crossings, the second of the seeds elsewhere',
      crossings,
      [lines('1b 3c 2c 2b 3b 4c 1c 4b')],
      [
        'seedingLines 2b 4b manualChange',
        'groupMatesApart 2b 2c manualChange',
        'oppositeHalves 4b 4c manualChange',
      ],
    ],
    [
      'crossings of three seconds and two thirds, where only the seconds are seeded',
      uneven,
      [lines('1b - 2c 3b - 1c - 2b')],
      ['byesToSeeds 3b manualChange'],
    ],
  ])('%s', (_, inputs, changed, expected) => {
    expect(broken(checkChange(inputs, changed))).toStrictEqual(expected);
  });

  it.each([
    ['no bracket', [], 0],
    ['two brackets', [lines('p1 p3'), lines('p4 p2')], 4],
  ])('%s for one is refused', (_, changed, count) => {
    expect(checkChange(bracket, changed)).toStrictEqual({
      ok: false,
      error: { code: 'draw.linesWrong', lines: count, expected: 4 },
    });
  });
});
