import { describe, expect, it, test } from 'vitest';
import { dayMatch as match, givenDay, personOfDay } from '../testing/day.ts';
import { queueCriteria, type QueueCriterion } from './criteria/criteria.ts';
import type { DayMatch } from './day.ts';
import { orderQueue } from './queue.ts';

const minute = 60_000;

describe('a match that cannot be called says what it waits for', () => {
  const next = match('A1a2 ana-bea');
  const played = (until: number, sets: number) =>
    personOfDay('ana', { playedUntil: until * minute, setsOfLast: sets });

  test.each<[why: string, next: DayMatch, over: Parameters<typeof givenDay>[0], waits: readonly object[]]>([
    ['nothing', next, {}, []],
    [
      'a player who is not known',
      match('A1k5 ana-?'),
      { matches: [match('A1k4 x-y', { winnerTo: 'A1k5' })] },
      [{ code: 'playerUnknown', sides: ['b'], feeders: [{ match: 'A1k4', takes: 'winner' }] }],
    ],
    ['a draw', match('A1k5 ?-?'), {}, [{ code: 'playerUnknown', sides: ['a', 'b'], feeders: [] }]],
    [
      'the groups before their knockout',
      match('A2k1 ana-bea'),
      { matches: [match('A1a1 x-y'), match('B1a1 v-w')] },
      [{ code: 'earlierPhase', phase: 1, matches: 1 }],
    ],
    [
      'somebody absent',
      next,
      { people: [personOfDay('bea', { isPresent: false })] },
      [{ code: 'absent', person: 'bea' }],
    ],
    [
      'a player in a match of another hall',
      next,
      { people: [personOfDay('bea', { isElsewhere: true })] },
      [{ code: 'elsewhere', person: 'bea' }],
    ],
    [
      'a player in play, in another open',
      next,
      {
        matches: [
          match('B1a1@4 ana-x!', {
            sets: [
              { a: 11, b: 3 },
              { a: 11, b: 3 },
              { a: 1, b: 0 },
            ],
          }),
        ],
      },
      [{ code: 'playing', person: 'ana', match: 'B1a1', table: 4, set: 3 }],
    ],
    [
      'a player called',
      next,
      { matches: [match('A1a1@4 ana-x c')] },
      [{ code: 'playing', person: 'ana', match: 'A1a1', table: 4, set: null }],
    ],
    [
      'one of a pair who umpires',
      match('A1a2 ana+eva-bea+fay'),
      { matches: [match('A1a1@2 x-y (eva)!')] },
      [{ code: 'umpiring', person: 'eva', match: 'A1a1', table: 2, set: 1 }],
    ],
    [
      'its umpire',
      match('A1a2 ana-bea (eva)'),
      { matches: [match('A1a1@2 eva-y!')] },
      [{ code: 'playing', person: 'eva', match: 'A1a1', table: 2, set: 1 }],
    ],
    [
      'a rest, to the first serve',
      next,
      { people: [played(99, 3)] },
      [{ code: 'resting', person: 'ana', until: 104 * minute }],
    ],
    [
      'a rest until a whole minute, as it is shown',
      next,
      { people: [played(98.1, 3)] },
      [{ code: 'resting', person: 'ana', until: 104 * minute }],
    ],
    ['no rest that ends by the first serve', next, { people: [played(98, 3)] }, []],
    [
      'a longer rest after five sets',
      next,
      { people: [played(94, 5)] },
      [{ code: 'resting', person: 'ana', until: 104 * minute, after: 5 }],
    ],
    [
      'a time',
      match('A1a2 ana-bea', { notBefore: 104 * minute }),
      {},
      [{ code: 'notBefore', until: 104 * minute }],
    ],
    [
      'a fixed time',
      match('A1a2 ana-bea', { fixedAt: 104 * minute }),
      {},
      [{ code: 'fixedTime', until: 104 * minute }],
    ],
    ['no fixed time that is near', match('A1a2 ana-bea', { fixedAt: 103 * minute }), {}, []],
    [
      'the table that a person chose',
      match('A1a2@3f ana-bea'),
      { matches: [match('B1a1@3 x-y!')] },
      [{ code: 'tableTaken', table: 3, match: 'B1a1' }],
    ],
    ['no table that is only planned', match('A1a2@3 ana-bea'), { matches: [match('B1a1@3 x-y!')] }, []],
    [
      'a table out of use',
      match('A1a2@3f ana-bea'),
      { tables: [{ number: 3, order: 3, state: 'outOfUse', isAutomatic: true }] },
      [{ code: 'tableOutOfUse', table: 3 }],
    ],
    [
      'a locked table, also while it is taken',
      match('A1a2@3f ana-bea'),
      {
        matches: [match('B1a1@3 x-y!')],
        tables: [{ number: 3, order: 3, state: 'locked', isAutomatic: true }],
      },
      [{ code: 'tableLocked', table: 3 }],
    ],
  ])('%s', (_why, one, { matches = [], ...over } = {}, waits) => {
    const row = orderQueue(givenDay({ ...over, matches: [one, ...matches] })).find(
      ({ match: { id } }) => id === one.id,
    );
    expect(row?.waits).toEqual(waits);
    expect(row?.isReady).toBe(waits.length === 0);
  });
});

describe('a match says what put it before the next', () => {
  const fixedAt = 90 * minute;
  const since = (id: string, until: number) =>
    personOfDay(id, { playedUntil: until * minute, setsOfLast: 3 });

  type Case = {
    readonly first: DayMatch;
    readonly second: DayMatch;
    readonly over?: Parameters<typeof givenDay>[0];
  };
  const cases: Readonly<Record<QueueCriterion, Case>> = {
    playable: { first: match('A1b2 c-d'), second: match('A1a1 a-?') },
    fixedTime: { first: match('A1b2 c-d', { fixedAt }), second: match('A1a1 a-b') },
    phase: { first: match('A1a1 a-?'), second: match('A2k1 c-d') },
    together: {
      first: match('A1b2 c-d'),
      second: match('A1a1 a-b'),
      over: { matches: [match('A1c2@1 x-y!')], settings: { isRoundTogether: true } },
    },
    path: { first: match('A1b1 c-d', { bestOf: 7 }), second: match('A1a1 a-b') },
    wait: {
      first: match('A1b2 c-d'),
      second: match('A1a1 a-b'),
      over: {
        now: 130 * minute,
        people: [since('a', 20), since('b', 20), since('c', 80), since('d', 5)],
      },
    },
    number: { first: match('A1b1 c-d'), second: match('A1a2 a-b') },
  };

  test.each(queueCriteria)('%s', (criterion) => {
    const { first, second, over } = cases[criterion];
    const rows = orderQueue(givenDay({ ...over, matches: [...(over?.matches ?? []), second, first] }));
    expect(rows.map(({ match: { id } }) => id)).toEqual([first.id, second.id]);
    expect(rows.map(({ why }) => why)).toEqual([{ criterion }, null]);
  });
});

it('puts who only rests before who waits for others, and who may be called first before the others', () => {
  const over = (id: string, playedUntil: number) =>
    personOfDay(id, { playedUntil: playedUntil * minute, setsOfLast: 3 });
  const rows = orderQueue(
    givenDay({
      now: 100 * minute,
      people: [over('a', 100), over('c', 99)],
      matches: [
        match('A1a1 x-e', { bestOf: 7 }),
        match('A1a2 a-b'),
        match('A1a3 c-d'),
        match('A1a4 g-h'),
        match('A1b1@1 x-y!'),
      ],
    }),
  );
  expect(rows.map(({ match: { id } }) => id)).toEqual(['A1a4', 'A1a3', 'A1a2', 'A1a1']);
});

it('lets the half of a knockout that lags go first', () => {
  const knockout = { round: 'semifinal', phase: 2, group: 'K' } as const;
  const rows = orderQueue(
    givenDay({
      matches: [
        match('A2k5 a-b', { ...knockout, roundNumber: 2, winnerTo: 'A2k7' }),
        match('A2k3 c-d', { ...knockout, roundNumber: 1, winnerTo: 'A2k6' }),
        match('A2k6 ?-e', { ...knockout, roundNumber: 2, winnerTo: 'A2k7' }),
        match('A2k7 ?-?', { ...knockout, roundNumber: 3 }),
      ],
    }),
  );
  expect(rows.map(({ match: { id } }) => id)).toEqual(['A2k3', 'A2k5', 'A2k6', 'A2k7']);
});

it('leaves out what is called or in play', () => {
  const matches = [match('A1a1@1 a-b!'), match('A1a2@2 c-d c'), match('A1a3 e-f')];
  expect(orderQueue(givenDay({ matches })).map(({ match: { id } }) => id)).toEqual(['A1a3']);
});

describe('the first match that can be called', () => {
  const long = match('A1b1 fay-gil', { bestOf: 7 });
  const resting = (until: number) => personOfDay('fay', { playedUntil: until * minute, setsOfLast: 3 });
  const headOf = (over: Parameters<typeof givenDay>[0]) =>
    orderQueue(givenDay({ matches: [match('A1a1 ana-bea'), long], ...over })).find(({ isReady }) => isReady);

  test('says what goes before it once its players have rested, and from when it can be called', () => {
    const head = headOf({ people: [resting(99)] });
    expect([head?.match.id, head?.overtakenBy]).toEqual(['A1a1', { match: 'A1b1', from: 101 * minute }]);
  });

  test.each<[why: string, over: Parameters<typeof givenDay>[0]]>([
    ['it comes first anyway', { matches: [long, match('A1a1 ana-bea')], people: [personOfDay('x')] }],
    ['the other waits for a person too', { people: [{ ...resting(99), isPresent: false }] }],
    [
      'the other comes later in the order',
      { matches: [match('A1a1 ana-bea', { bestOf: 7 }), { ...long, bestOf: 5 }], people: [resting(99)] },
    ],
  ])('says nothing where %s', (_, over) => {
    expect(headOf(over)?.overtakenBy).toBeNull();
  });
});
