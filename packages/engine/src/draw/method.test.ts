import { expect, it } from 'vitest';
import { clubId, field, qualifiers } from '../testing/fields.ts';
import { drawCrossingGroups } from './groups/crossing-groups.ts';
import { drawGroups } from './groups/snake.ts';
import type { GroupDraw } from './groups/snake.ts';
import { drawCrossings } from './knockout/crossings.ts';
import { drawKnockout } from './knockout/knockout.ts';
import type { KnockoutDraw } from './knockout/knockout.ts';
import { drawMethod } from './report.ts';
import type { DrawFailure, DrawReport } from './report.ts';
import type { QualifiedEntrant } from './entrants/entrant.ts';
import type { Result } from '../result.ts';

const drawn = <D>(result: Result<D, DrawFailure>): D => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** The clubs of players in their order, by letter; `-` for none. */
const clubsOf = (letters: string): readonly (string | undefined)[] =>
  Array.from(letters, (letter) => (letter === '-' ? undefined : letter));

const inClubs = (from: readonly QualifiedEntrant[], letters: string): readonly QualifiedEntrant[] =>
  from.map((entrant, index) => {
    const club = clubsOf(letters)[index];
    return club === undefined ? entrant : { ...entrant, club: clubId(club) };
  });

const uneven = (...sizes: readonly number[]): readonly QualifiedEntrant[] =>
  sizes.flatMap((size, index) => qualifiers(index + 1, 1, size).slice(-size));

const written = (players: readonly (string | null)[]): string =>
  players.map((player) => player ?? '-').join(' ');

/** The draw, and what it does not keep. */
const bracket = ({ lines, report }: KnockoutDraw): readonly string[] => [written(lines), ...reported(report)];
const groupsOf = ({ groups, report }: GroupDraw): readonly string[] => [
  ...groups.map(written),
  ...reported(report),
];
const reported = ({ notKept }: DrawReport): readonly string[] =>
  notKept.map(({ constraint, players, why }) => `${constraint}: ${written(players)}, ${why}`);

const knockout = (players: number, clubs: string, seeds?: number): readonly string[] => {
  const entrants = field(players, clubsOf(clubs)).map((entrant, place) => ({
    ...entrant,
    rating: place % 3 === 0 ? 1000 : entrant.rating,
  }));
  return bracket(
    drawn(drawKnockout({ entrants, seed: `${players} players`, ...(seeds === undefined ? {} : { seeds }) })),
  );
};

const crossings = (from: readonly QualifiedEntrant[], clubs = ''): readonly string[] =>
  bracket(drawn(drawCrossings({ qualifiers: inClubs(from, clubs), seed: 'crossings' })));

const intoGroups = (from: readonly QualifiedEntrant[], clubs: string, count: number): readonly string[] =>
  groupsOf(
    drawn(drawCrossingGroups({ qualifiers: inClubs(from, clubs), groups: { count }, seed: 'groups' })),
  );

const groups = (players: number, clubs: string, count: number): readonly string[] => {
  const entrants = field(players, clubsOf(clubs)).map((entrant, place) => ({
    ...entrant,
    rated: place % 4 > 0,
  }));
  return groupsOf(drawn(drawGroups({ entrants, groups: { count }, seed: 'snake' })));
};

/**
 * A recorded draw can be reproduced from its seed and inputs with the version of the method that it names. If one of these
 * changes, so has the method: raise its version, say in `report.ts` what changed, and record them again.
 */
it.each([
  ['knockout, nobody of a club', () => knockout(11, ''), ['p2 - p10 p1 p11 p7 - p6 p5 - p9 p8 p4 - - p3']],
  [
    'knockout, two clubs and byes',
    () => knockout(13, 'aabbabab-baab'),
    ['p2 - p9 p8 p11 p4 p7 p6 p5 - p12 p10 p13 p1 - p3'],
  ],
  [
    'knockout, a club too large',
    () => knockout(16, 'aaaabaaa-aaab-ab'),
    [
      'p2 p14 p12 p1 p15 p10 p4 p5 p6 p16 p9 p7 p11 p8 p13 p3',
      'clubsApart: p12 p1, tooMany',
      'clubsApart: p15 p10, tooMany',
      'clubsApart: p8 p11, tooMany',
    ],
  ],
  [
    'knockout, many seeds',
    () => knockout(22, 'abcabcddaabbccddeeffgg', 12),
    ['p2 - p13 p17 p15 - - p9 p11 - p1 p7 p22 p20 - p6 p5 - p19 p10 p14 - - p8 p12 - p21 p18 p16 p4 - p3'],
  ],
  [
    'knockout, no seeds',
    () => knockout(19, 'aabbccddeeaabbccdde', 0),
    ['p13 - p6 p7 p10 - - p2 p11 - - p15 p4 - - p18 p5 - p1 p17 p14 - - p9 p16 - p8 p12 p19 - - p3'],
  ],
  [
    'knockout of 40',
    () => knockout(40, 'abcdeabcdeabcdeaaaabbbccdeabcdeaaabbbccc'),
    [
      'p2 - - p34 p29 p26 - p18 p24 - - p35 p28 p27 - p9 p8 - p16 p30 p7 - - p17 p21 - p25 p32 p39 - - p5 p6 - - p37 p31 p36 - p23 p15 - - p40 p4 p33 - p12 p11 - - p13 p19 p10 - p20 p14 - p1 p38 p22 - - p3',
    ],
  ],
  [
    'crossings of two positions',
    () => crossings(qualifiers(8, 1, 2), 'abcdabcdaabbccdd'),
    ['1a 7b 3b 8a 6a 2b 5b 4a 3a 4b 6b 7a 5a 1b 8b 2a'],
  ],
  [
    'crossings of three, with byes',
    () => crossings(qualifiers(7, 1, 3), 'aabbccaabbccdda-bbccd'),
    ['1a - 4c 6c 5b - - 7a - 6b 3b - 7c 2b - 4a 3a - 4b - 1c 2c - 5a 6a - 3c 1b 7b 5c - 2a'],
  ],
  [
    'crossings of uneven groups',
    () => crossings(uneven(3, 2, 4, 1, 5), 'ababbaa-bbaabab'),
    ['1a - 5c 3c 5b 2b 3b 4a 3a 5e 1b 5d 5a 3d 1c 2a'],
  ],
  [
    'crossings of a consolation',
    () => crossings(qualifiers(6, 3, 4), 'abcabcabcabc'),
    ['1c - 6d 4d 5c 2d - 3c 4c - 3d 6c 5d 1d - 2c'],
  ],
  [
    'crossings of two large groups',
    () => crossings(qualifiers(2, 1, 6), 'ababaabbaabb'),
    [
      '1a - 1e 2c - 2b 2e 1d - 1b 1f 2d 1c 2f - 2a',
      'clubsApart: 2c 1e, noPlaceLeft',
      'clubsApart: 2d 1f, noPlaceLeft',
      'clubsApart: 1d 2e, noPlaceLeft',
    ],
  ],
  [
    'crossings of five each',
    () => crossings(qualifiers(9, 1, 5), 'abcdefghiabcdefghiabcdefghiabcdefghiaabbccddee'),
    [
      '1a - - 2b 7e 4e - 9a 7b - 5d 4d 6d 3c - 8a 6a - 8e 7c 1c - 2d 9c 9e 8c - 5b - 3b - 4a 3a - 9d 5e - 1b 4c 6c 6e 3e - 8b 5c 2c - 7a 5a - 1d 3d 6b - 7d 2e 9b - 8d 1e - 4b - 2a',
      'clubsApart: 3a 1b, noPlaceLeft',
    ],
  ],
  [
    'groups into groups',
    () => intoGroups(qualifiers(8, 1, 3), 'abcdefabcdefabcdefabcdef', 6),
    ['1a 5b 4b 3c', '2a 8b 3b 7c', '3a 1b 2b 6c', '4a 7b 5c 8c', '5a 8a 6b 2c', '6a 7a 4c 1c'],
  ],
  [
    'groups into fewer groups',
    () => intoGroups(qualifiers(9, 1, 2), 'aabbccddeeffaabbcc', 4),
    ['1a 8a 9b 6b', '2a 7a 9a 5b', '3a 6a 4b 1b 2b', '4a 5a 8b 3b 7b'],
  ],
  [
    'groups into groups, a club too large',
    () => intoGroups(uneven(3, 2, 3, 1, 2), 'aaaaaabbbcc', 3),
    [
      '1a 2b 3b',
      '2a 5a 1b 3c',
      '3a 4a 5b 1c',
      'clubsApart: 1a 2b, tooMany',
      'clubsApart: 2a 1b, tooMany',
      'clubsApart: 3a 1c, tooMany',
    ],
  ],
  [
    'groups by the snake',
    () => groups(22, 'aabbccddaabbccddeeffab', 5),
    ['p2 p12 p15 p13 p17', 'p3 p14 p16 p9', 'p4 p8 p18 p5 p21', 'p6 p11 p19 p1', 'p7 p10 p20 p22'],
  ],
  [
    'groups of a large club',
    () => groups(17, 'aaaabaaaabaaabbcc', 4),
    [
      'p2 p11 p14 p13 p17',
      'p3 p10 p12 p9',
      'p4 p8 p15 p1',
      'p6 p7 p16 p5',
      'clubsApart: p2 p11 p13, tooMany',
      'clubsApart: p3 p12 p9, tooMany',
      'clubsApart: p4 p8 p1, tooMany',
      'clubsApart: p6 p7, tooMany',
    ],
  ],
  [
    'knockout, everybody seeded, three of a club',
    () => knockout(6, 'cabccd', 6),
    ['p2 - p4 p6 p5 p1 - p3', 'clubsApart: p5 p1, seedsFixed'],
  ],
  [
    'knockout, three of a club of whom two are seeds',
    () => knockout(6, 'cabccd', 4),
    ['p2 - p4 p6 p5 p1 - p3', 'clubsApart: p5 p1, noPlaceLeft'],
  ],
  [
    'crossings of seven of one group',
    () => crossings(qualifiers(1, 1, 7)),
    [
      '1a - 1d 1f 1g 1b 1e 1c',
      'groupMatesApart: 1d 1f, tooMany',
      'groupMatesApart: 1b 1g, tooMany',
      'groupMatesApart: 1c 1e, tooMany',
    ],
  ],
  [
    'crossings of uneven groups, halves not kept',
    () => crossings(uneven(1, 2, 2, 2)),
    ['1a - 3b 4a 3a 2b 4b 2a', 'oppositeHalves: 2a 2b, noPlaceLeft'],
  ],
  [
    'crossings of uneven groups, a bye passed on',
    () => crossings(uneven(1, 1, 1, 4)),
    ['1a 4b 4d 3a 4a - 4c 2a', 'byesToSeeds: 1a, noPlaceLeft'],
  ],
])('draws of the present method never change: %s', (_, draw, recorded) => {
  expect(draw()).toStrictEqual(recorded);
  expect(drawMethod).toBe(4);
});
