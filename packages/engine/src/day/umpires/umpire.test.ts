import { describe, expect, test } from 'vitest';
import { dayMatch as match, dayTables, givenDay, personOfDay } from '../../testing/day.ts';
import type { DayMatch, EndedDayMatch } from '../day.ts';
import type { UmpireRule } from '../settings.ts';
import { missedLastAt, umpireFor } from './umpire.ts';

const minute = 60_000;
const ended = (over: Partial<EndedDayMatch> = {}): EndedDayMatch => ({
  id: 'e',
  open: 'A',
  phase: 1,
  group: 'A1z',
  round: null,
  table: 3,
  bestOf: 5,
  sets: 3,
  isWalkover: false,
  startedAt: 50 * minute,
  endedAt: 80 * minute,
  winner: ['win'],
  loser: ['lou'],
  excused: [],
  ...over,
});
const group = match('A1a2 ana-bea', { publishedUmpire: 'eva' });
const final = match('A2k1 ana-bea', { round: 'final' });
const groupOf = [match('A1a3 eva-fay')];

type Case = [
  why: string,
  one: DayMatch,
  umpires: readonly UmpireRule[],
  over: Parameters<typeof givenDay>[0] & { readonly volunteers?: readonly string[] },
  chosen: string,
];

describe('the umpire of a match at table 3', () => {
  test.each<Case>([
    ['a person chose', match('A1a2 ana-bea (kim)'), ['resting'], {}, 'kim chosen'],
    ['nobody', group, [], {}, 'null none'],
    ['the one of the published order', group, ['resting'], { matches: groupOf }, 'eva resting'],
    [
      'another one of the group',
      group,
      ['resting'],
      { matches: [...groupOf, match('B1a1@1 eva-x!')] },
      'fay resting',
    ],
    [
      'the one of the group who has umpired least',
      match('A1a2 ana-bea'),
      ['resting'],
      { matches: groupOf, people: [personOfDay('eva', { duties: 2 }), personOfDay('fay', { duties: 1 })] },
      'fay resting',
    ],
    [
      'the loser at the table',
      final,
      ['loser'],
      { ended: [ended({ loser: ['old'], endedAt: 1 }), ended()] },
      'lou loser',
    ],
    [
      'of a pair that lost, the one who has umpired least',
      final,
      ['loser'],
      { ended: [ended({ loser: ['lou', 'liv'] })], people: [personOfDay('lou', { duties: 1 })] },
      'liv loser',
    ],
    [
      'of a pair that lost, the one who is present',
      final,
      ['loser'],
      { ended: [ended({ loser: ['lou', 'liv'] })], people: [personOfDay('lou', { isPresent: false })] },
      'liv loser',
    ],
    [
      'of a pair that lost, the one whose match is not called',
      final,
      ['loser'],
      { ended: [ended({ loser: ['lou', 'liv'] })], matches: [match('B1a1@1 lou-x!')] },
      'liv loser',
    ],
    [
      'of a pair that lost, the first where they have umpired as much',
      final,
      ['loser'],
      { ended: [ended({ loser: ['lou', 'liv'] })] },
      'lou loser',
    ],
    ['not the loser at another table', final, ['loser'], { ended: [ended({ table: 4 })] }, 'null none'],
    ['not who did not come', final, ['loser'], { ended: [ended({ isWalkover: true })] }, 'null none'],
    [
      'not who did not come to their last match',
      match('A1a2 ana-bea', { publishedUmpire: 'lou' }),
      ['resting', 'volunteer'],
      {
        ended: [ended({ isWalkover: true })],
        people: [personOfDay('lou', { playedUntil: 70 * minute })],
        volunteers: ['vic'],
      },
      'vic volunteer',
    ],
    [
      'who did not come to a match, and has played since',
      match('A1a2 ana-bea', { publishedUmpire: 'lou' }),
      ['resting', 'volunteer'],
      {
        ended: [ended({ isWalkover: true })],
        people: [personOfDay('lou', { playedUntil: 90 * minute })],
        volunteers: ['vic'],
      },
      'lou resting',
    ],
    [
      'another volunteer before one whose match has a fixed time soon',
      final,
      ['volunteer'],
      { volunteers: ['vic', 'wes'], matches: [match('B1a1 vic-x', { fixedAt: 120 * minute })] },
      'wes volunteer',
    ],
    [
      'not another one because of a time that is fixed for much later',
      final,
      ['volunteer'],
      { volunteers: ['vic', 'wes'], matches: [match('B1a1 vic-x', { fixedAt: 200 * minute })] },
      'vic volunteer',
    ],
    ['not who plays', final, ['loser'], { ended: [ended({ loser: ['ana'] })] }, 'null none'],
    [
      'not who is absent',
      final,
      ['loser', 'volunteer'],
      { ended: [ended()], people: [personOfDay('lou', { isPresent: false })], volunteers: ['vic'] },
      'vic volunteer',
    ],
    [
      'the next rule where the first has nobody',
      final,
      ['resting', 'loser'],
      { ended: [ended()] },
      'lou loser',
    ],
    [
      'the volunteer who has umpired least',
      final,
      ['volunteer'],
      { volunteers: ['vic', 'wes'], people: [personOfDay('vic', { duties: 1 })] },
      'wes volunteer',
    ],
    [
      'the volunteer who has been free longest',
      final,
      ['volunteer'],
      {
        volunteers: ['vic', 'wes'],
        people: [personOfDay('vic', { umpiredUntil: 9 }), personOfDay('wes', { umpiredUntil: 5 })],
      },
      'wes volunteer',
    ],
    [
      'another rule before somebody of the club of a player',
      final,
      ['loser', 'volunteer'],
      {
        ended: [ended()],
        volunteers: ['vic'],
        people: [personOfDay('ana', { club: 'Ebro' }), personOfDay('lou', { club: 'Ebro' })],
      },
      'vic volunteer',
    ],
    ...['cai', 'ada'].map((mate): Case => [
      `another rule before somebody of the club of ${mate}, one of a pair`,
      match('A2k1 ana+cai-bea+ada', { round: 'final' }),
      ['loser', 'volunteer'],
      {
        ended: [ended()],
        volunteers: ['vic'],
        people: [personOfDay(mate, { club: 'Ebro' }), personOfDay('lou', { club: 'Ebro' })],
      },
      'vic volunteer',
    ]),
    [
      'another volunteer before one who is looked after by the same person',
      final,
      ['volunteer'],
      {
        volunteers: ['vic', 'wes'],
        people: [
          personOfDay('ana', { lookedAfterBy: ['mum'] }),
          personOfDay('vic', { lookedAfterBy: ['mum'] }),
        ],
      },
      'wes volunteer',
    ],
    [
      'somebody of the club where no other can',
      final,
      ['loser'],
      {
        ended: [ended()],
        people: [personOfDay('ana', { club: 'Ebro' }), personOfDay('lou', { club: 'Ebro' })],
      },
      'lou loser',
    ],
    [
      'somebody of the club in a group',
      group,
      ['resting'],
      {
        matches: groupOf,
        people: [personOfDay('ana', { club: 'Ebro' }), personOfDay('eva', { club: 'Ebro' })],
      },
      'eva resting',
    ],
    [
      'another volunteer before one who plays soon',
      final,
      ['volunteer'],
      { volunteers: ['vic', 'wes'], matches: [match('B1a1 vic-x')] },
      'wes volunteer',
    ],
    [
      'another rule before somebody who plays soon',
      group,
      ['resting', 'volunteer'],
      { volunteers: ['vic'], matches: groupOf },
      'vic volunteer',
    ],
    [
      'somebody who plays soon where no other rests in the group',
      group,
      ['resting'],
      { matches: groupOf },
      'eva resting',
    ],
    [
      'nobody rather than a loser who plays soon',
      final,
      ['loser'],
      { ended: [ended()], matches: [match('B1a1 lou-x')] },
      'null none',
    ],
    [
      'nobody rather than a loser whose match was given back, and is held for some minutes alone',
      final,
      ['loser'],
      { ended: [ended()], matches: [match('B1a1 lou-x', { notBefore: 108 * minute })] },
      'null none',
    ],
    [
      'a loser whose match begins no earlier than much later',
      final,
      ['loser'],
      { ended: [ended()], matches: [match('B1a1 lou-x', { notBefore: 200 * minute })] },
      'lou loser',
    ],
    [
      'a loser whose match is held and waits for another besides',
      final,
      ['loser'],
      {
        ended: [ended()],
        matches: [match('B1a1 lou-x', { notBefore: 108 * minute }), match('B1b1@4 x-y!')],
      },
      'lou loser',
    ],
    [
      'somebody who plays soon before somebody of the club of a player',
      final,
      ['volunteer'],
      {
        volunteers: ['lou', 'vic'],
        matches: [match('B1a1 lou-x')],
        people: [personOfDay('ana', { club: 'Ebro' }), personOfDay('vic', { club: 'Ebro' })],
      },
      'lou volunteer',
    ],
    [
      'somebody whose match waits for a player of this one',
      group,
      ['resting', 'volunteer'],
      { volunteers: ['vic'], matches: [match('A1a3 eva-ana')] },
      'eva resting',
    ],
    [
      'somebody whose match waits for others',
      final,
      ['volunteer'],
      { volunteers: ['vic', 'wes'], matches: [match('B1a1 vic-x'), match('B1b1@4 x-y!')] },
      'vic volunteer',
    ],
    [
      'somebody whose match comes after as many as there are tables',
      final,
      ['volunteer'],
      {
        volunteers: ['vic', 'wes'],
        tables: dayTables(1),
        matches: [match('A1a1 x-y'), match('B1a2 vic-z')],
      },
      'vic volunteer',
    ],
  ])('is %s', (_why, one, umpires, { volunteers = [], matches = [], ...over }, chosen) => {
    const day = givenDay({ ...over, matches: [one, ...matches], settings: { umpires, volunteers } });
    const { umpire, by } = umpireFor(one, 3, day);
    expect(`${umpire} ${by}`).toBe(chosen);
  });
});

test.each([
  ['nothing since', null, null, 80],
  ['a match before', 70, 60, 80],
  ['another match since', 90, null, null],
  ['a match umpired since', null, 90, null],
] as const)('somebody who did not come has missed a match with %s', (_, played, umpired, expected) => {
  const all = [
    ended({ isWalkover: true, loser: ['lou', 'may'] }),
    ended({ loser: ['win'], endedAt: 95 * minute }),
  ];
  const past = { playedUntil: played && played * minute, umpiredUntil: umpired && umpired * minute };
  for (const id of ['lou', 'may']) expect(missedLastAt(id, all, past)).toBe(expected && expected * minute);
  expect(missedLastAt('win', all, past)).toBeNull();
});

test('somebody who is excused, such as a player who came without their partner, has missed nothing', () => {
  const all = [ended({ isWalkover: true, loser: ['lou', 'may'], excused: ['may'] })];
  const past = { playedUntil: null, umpiredUntil: null };
  expect(missedLastAt('lou', all, past)).toBe(80 * minute);
  expect(missedLastAt('may', all, past)).toBeNull();
});
