import { describe, expect, test } from 'vitest';
import { queuedMatch as match } from '../../testing/queued-match.ts';
import { paceOf } from './pace.ts';
import type { QueuedMatch } from './hall.ts';
import { indexHall } from './hall-index.ts';
import { turnsOf } from './turns.ts';

const inPlay = { state: 'inPlay' } as const;
const knockout = { round: 'semifinal', phase: 2, group: 'K' } as const;
const final = { ...knockout, round: 'final', roundNumber: 2 } as const;

const first = (matches: readonly QueuedMatch[]) => turnsOf('me', indexHall({ matches, ended: [] }))[0];

describe('what a player plays next', () => {
  test.each<[string, QueuedMatch[], object | undefined]>([
    ['is nothing if they are in no match', [match('1@1 x-y')], undefined],
    [
      'is the match in play',
      [match('1@1 me-x'), match('2@1 me-y', inPlay)],
      { match: '2@1', state: 'inPlay' },
    ],
    [
      'is due if it is the first on a free table',
      [match('1@1 me-x'), match('2@1 y-z')],
      { state: 'due', before: 0 },
    ],
    [
      'comes after those before it on its table',
      [match('1@1 x-y', inPlay), match('2@1 y-z'), match('3@1 me-v'), match('4@1 x-v')],
      { state: 'queued', before: 2, certain: true },
    ],
    [
      'is due once it is called, whatever was planned on that table',
      [match('1@1 x-y'), match('2@1 y-z'), match('3@1 me-v**')],
      { match: '3@1', state: 'due', call: 2, before: 0, certain: true },
    ],
    [
      'is the match that is called, rather than an earlier one',
      [match('1@2 me-x'), match('3@1 me-v*')],
      { match: '3@1', state: 'due', call: 1 },
    ],
    [
      'comes for sure after what is called to its table, and what was planned there before',
      [match('1@1 x-y'), match('2@1 me-z'), match('B7@1 v-w*')],
      { match: '2@1', state: 'queued', call: null, before: 2, certain: true },
    ],
    [
      'waits for an opponent who is called elsewhere',
      [match('1@2 x-y*'), match('2@1 me-x')],
      { match: '2@1', state: 'queued', busy: ['x'] },
    ],
    ['does not wait for other tables', [match('1@1 x-y'), match('2@2 me-z')], { state: 'due' }],
    [
      'waits for an opponent in play elsewhere',
      [match('1@1 x-y', inPlay), match('2@2 me-x')],
      { state: 'queued', before: 0, certain: false, busy: ['x'] },
    ],
    [
      'waits for an opponent who umpires elsewhere',
      [match('1@1 v-y (x)', inPlay), match('2@2 me-x')],
      { state: 'queued', before: 0, busy: ['x'] },
    ],
    [
      'may wait longer if an opponent plays elsewhere first',
      [match('1@1 x-y'), match('2@2 me-x')],
      { state: 'queued', before: 0, certain: false, busy: [] },
    ],
    [
      'may wait longer if another group shares the table',
      [match('1@1 v-w', { group: 'B' }), match('1@1 x-y', { id: 'own' }), match('2@1 me-x')],
      { state: 'queued', before: 1, certain: false },
    ],
    [
      'comes for sure after a match of another group in play on its table',
      [match('1@1 v-w', { group: 'B', ...inPlay }), match('2@1 me-x')],
      { state: 'queued', before: 1, certain: true },
    ],
    [
      'comes for sure after a match of an earlier phase on its table',
      [match('B9@1 v-w'), match('K1@1 me-x', knockout)],
      { state: 'queued', before: 1, certain: true },
    ],
    [
      'does not wait for an earlier phase on another table',
      [match('B9@2 v-w'), match('K1@1 me-x', knockout)],
      { state: 'due' },
    ],
    ['does not wait for a later phase', [match('1@1 v-w', knockout), match('2@1 me-x')], { state: 'due' }],
    [
      'without tables counts in its group',
      [match('1 x-y'), match('2 y-z'), match('3 me-z')],
      { before: 2, certain: true },
    ],
    [
      'in a knockout without a table is in no order',
      [match('2 me-x', knockout)],
      { state: 'queued', before: null },
    ],
    [
      'in a knockout comes after earlier rounds on its table',
      [match('1@1 v-w', knockout), match('1@1 me-x', { ...final, id: 'final' })],
      { state: 'queued', before: 1, certain: true },
    ],
    [
      'waits for the winner of another match',
      [match('2@2 v-w', { ...knockout, winnerTo: '1@1' }), match('1@1 me-?', final)],
      { state: 'waiting', before: 0, certain: false, awaits: [{ match: '2@2', takes: 'winner' }] },
    ],
    [
      'waits for the loser of another match',
      [match('2@2 v-w', { ...knockout, loserTo: '1@1' }), match('1@1 me-?', final)],
      { state: 'waiting', awaits: [{ match: '2@2', takes: 'loser' }] },
    ],
  ])('%s', (_, matches, turn) => {
    if (turn === undefined) expect(first(matches)).toBeUndefined();
    else expect(first(matches)).toMatchObject({ role: 'play', ...turn });
  });
});

describe('what a player umpires', () => {
  const turns = (matches: readonly QueuedMatch[]) =>
    turnsOf('me', indexHall({ matches, ended: [] })).map(
      ({ role, state, match: id }) => `${role} ${state} ${id}`,
    );

  test.each<[string, QueuedMatch[], string[]]>([
    [
      'comes first while it is going on',
      [match('1@1 me-y'), match('2@2 x-z (me)', inPlay)],
      ['umpire inPlay 2@2', 'play queued 1@1'],
    ],
    [
      'comes after the match they play',
      [match('1@1 me-y', inPlay), match('2@1 x-y (me)')],
      ['play inPlay 1@1', 'umpire queued 2@1'],
    ],
    [
      'is due when the table is free',
      [match('1@1 x-y (me)'), match('2@1 me-x')],
      ['umpire due 1@1', 'play queued 2@1'],
    ],
    [
      'is not due while they play elsewhere',
      [match('1@1 me-y', inPlay), match('1@2 x-v (me)')],
      ['play inPlay 1@1', 'umpire queued 1@2'],
    ],
    [
      'is due once it is called, wherever earlier matches share the table',
      [match('1@1 x-y'), match('2@1 v-w (me)*'), match('3@1 me-x')],
      ['umpire due 2@1', 'play queued 3@1'],
    ],
    ['is told though they play no more', [match('1@1 x-y (me)')], ['umpire due 1@1']],
  ])('%s', (_, matches, expected) => {
    expect(turns(matches)).toEqual(expected);
  });
});

describe('the pace of an open', () => {
  const minutes = (count: number) => count * 60_000;
  const on = (table: number | null, ...ends: number[]) =>
    ends.map((end) => ({ table, endedAt: minutes(end) }));

  test.each([
    ['is unknown with few matches', on(1, 10, 20, 30, 40), null],
    ['is the median from end to end on a table', [...on(1, 10, 20, 32, 43), ...on(2, 15, 25, 34)], 10],
    ['does not count sheets entered together', on(1, 10, 11, 12, 13, 14, 15, 16), null],
    ['does not count a break', on(1, 10, 20, 30, 130, 140, 150, 160), 10],
    ['needs tables', on(null, 10, 20, 30, 40, 50, 60), null],
  ])('%s', (_, ended, pace) => {
    expect(paceOf(ended)).toBe(pace === null ? null : minutes(pace));
  });

  const ended = on(1, 10, 20, 30, 40, 50, 60);
  test.each<[string, QueuedMatch[], at: number | null, least: number | null]>([
    ['as many matches later', [match('1@1 x-y'), match('2@1 x-z'), match('3@1 me-v')], 80, 20],
    [
      'from the start of the one in play',
      [match('1@1 x-y', { ...inPlay, startedAt: minutes(65) }), match('2@1 me-z')],
      75,
      0,
    ],
    [
      'no sooner than the matches take that have not begun, however long the one in play lasts',
      [match('1@1 x-y', { ...inPlay, startedAt: minutes(65) }), match('2@1 x-z'), match('3@1 me-v')],
      85,
      10,
    ],
    [
      'not where the number before it is not certain',
      [match('1@1 v-w', { group: 'B' }), match('2@1 x-y'), match('3@1 me-z')],
      null,
      null,
    ],
    ['not for a table where nothing was played', [match('1@2 x-y'), match('2@2 me-z')], null, null],
  ])('says when a match is expected: %s', (_, matches, at, least) => {
    const inMinutes = (count: number | null) => (count === null ? null : minutes(count));
    expect(turnsOf('me', indexHall({ matches, ended }))[0]).toMatchObject({
      expectedAt: inMinutes(at),
      leastWait: inMinutes(least),
    });
  });
});
