import { describe, expect, test } from 'vitest';
import { dayMatch as match, givenDay, personOfDay } from '../../testing/day.ts';
import type { DayMatch } from '../day.ts';
import { indexTurns } from './turn-index.ts';
import { turnsOf } from './turns.ts';

const inPlay = { state: 'inPlay' } as const;
const knockout = { round: 'semifinal', phase: 2, group: 'K' } as const;
const final = { ...knockout, round: 'final', roundNumber: 2 } as const;
const asPublished = () => false;
const called = () => true;

const first = (matches: readonly DayMatch[]) =>
  turnsOf('me', 'A', indexTurns(givenDay({ matches }), asPublished))[0];

describe('what a player plays next where nobody calls', () => {
  test.each<[string, DayMatch[], object | undefined]>([
    ['is nothing if they are in no match', [match('A1a1@1 x-y')], undefined],
    [
      'is the match in play',
      [match('A1a1@1 me-x'), match('A1a2@1 me-y', inPlay)],
      { match: 'A1a2', state: 'inPlay' },
    ],
    [
      'is due if it is the first on a free table',
      [match('A1a1@1 me-x'), match('A1a2@1 y-z')],
      { state: 'due', before: 0 },
    ],
    [
      'comes after those before it on its table',
      [match('A1a1@1 x-y', inPlay), match('A1a2@1 y-z'), match('A1a3@1 me-v'), match('A1a4@1 x-v')],
      { state: 'queued', before: 2, certain: true },
    ],
    [
      'is due once it is called, whatever was planned on that table',
      [match('A1a1@1 x-y'), match('A1a2@1 y-z'), match('A1a3@1 me-v c')],
      { match: 'A1a3', state: 'due', before: 0, certain: true },
    ],
    [
      'is the match that is called, rather than an earlier one',
      [match('A1a1@2 me-x'), match('A1a3@1 me-v c')],
      { match: 'A1a3', state: 'due' },
    ],
    [
      'comes for sure after what is called to its table, and what was planned there before',
      [match('A1a1@1 x-y'), match('A1a2@1 me-z'), match('A1b7@1 v-w c')],
      { match: 'A1a2', state: 'queued', before: 2, certain: true },
    ],
    [
      'waits for an opponent who is called elsewhere',
      [match('A1a1@2 x-y c'), match('A1a2@1 me-x')],
      { match: 'A1a2', state: 'queued', busy: [expect.objectContaining({ person: 'x' })] },
    ],
    ['does not wait for other tables', [match('A1a1@1 x-y'), match('A1a2@2 me-z')], { state: 'due' }],
    [
      'waits for an opponent in play elsewhere',
      [match('A1a1@1 x-y', inPlay), match('A1a2@2 me-x')],
      { state: 'queued', before: 0, certain: false, busy: [expect.objectContaining({ person: 'x' })] },
    ],
    [
      'waits for an opponent who umpires elsewhere',
      [match('A1a1@1 v-y (x)', inPlay), match('A1a2@2 me-x')],
      { state: 'queued', before: 0, busy: [expect.objectContaining({ person: 'x' })] },
    ],
    [
      'may wait longer if an opponent plays elsewhere first',
      [match('A1a1@1 x-y'), match('A1a2@2 me-x')],
      { state: 'queued', before: 0, certain: false, busy: [] },
    ],
    [
      'may wait longer if another group shares the table',
      [match('A1a1@1 v-w', { group: 'B' }), match('A1a1@1 x-y', { id: 'own' }), match('A1a2@1 me-x')],
      { state: 'queued', before: 1, certain: false },
    ],
    [
      'comes for sure after a match of another group in play on its table',
      [match('A1a1@1 v-w', { group: 'B', ...inPlay }), match('A1a2@1 me-x')],
      { state: 'queued', before: 1, certain: true },
    ],
    [
      'comes for sure after a match of an earlier phase on its table',
      [match('A1b9@1 v-w'), match('A2k1@1 me-x', knockout)],
      { state: 'queued', before: 1, certain: true },
    ],
    [
      'does not wait for an earlier phase on another table',
      [match('A1b9@2 v-w'), match('A2k1@1 me-x', knockout)],
      { state: 'due' },
    ],
    [
      'does not wait for a later phase',
      [match('A1a1@1 v-w', knockout), match('A1a2@1 me-x')],
      { state: 'due' },
    ],
    [
      'without tables counts in its group',
      [match('A1a1 x-y'), match('A1a2 y-z'), match('A1a3 me-z')],
      { before: 2, certain: true },
    ],
    [
      'in a knockout without a table is in no order',
      [match('A1a2 me-x', knockout)],
      { state: 'queued', before: null },
    ],
    [
      'in a knockout comes after earlier rounds on its table',
      [match('A1a1@1 v-w', knockout), match('A1a1@1 me-x', { ...final, id: 'final' })],
      { state: 'queued', before: 1, certain: true },
    ],
    [
      'waits for the winner of another match',
      [match('A1a2@2 v-w', { ...knockout, winnerTo: 'A1a1' }), match('A1a1@1 me-?', final)],
      { state: 'waiting', before: 0, certain: false, awaits: [{ match: 'A1a2', takes: 'winner' }] },
    ],
    [
      'waits for the loser of another match',
      [match('A1a2@2 v-w', { ...knockout, loserTo: 'A1a1' }), match('A1a1@1 me-?', final)],
      { state: 'waiting', awaits: [{ match: 'A1a2', takes: 'loser' }] },
    ],
  ])('%s', (_, matches, turn) => {
    if (turn === undefined) expect(first(matches)).toBeUndefined();
    else expect(first(matches)).toMatchObject({ role: 'play', ...turn });
  });
});

describe('what a player umpires', () => {
  const turns = (matches: readonly DayMatch[]) =>
    turnsOf('me', 'A', indexTurns(givenDay({ matches }), asPublished)).map(
      ({ role, state, match: id }) => `${role} ${state} ${id}`,
    );

  test.each<[string, DayMatch[], string[]]>([
    [
      'comes first while it is going on',
      [match('A1a1@1 me-y'), match('A1a2@2 x-z (me)', inPlay)],
      ['umpire inPlay A1a2', 'play queued A1a1'],
    ],
    [
      'comes after the match they play',
      [match('A1a1@1 me-y', inPlay), match('A1a2@1 x-y (me)')],
      ['play inPlay A1a1', 'umpire queued A1a2'],
    ],
    [
      'is due when the table is free',
      [match('A1a1@1 x-y (me)'), match('A1a2@1 me-x')],
      ['umpire due A1a1', 'play queued A1a2'],
    ],
    [
      'is not due while they play elsewhere',
      [match('A1a1@1 me-y', inPlay), match('A1a1@2 x-v (me)')],
      ['play inPlay A1a1', 'umpire queued A1a1'],
    ],
    [
      'is due once it is called, wherever earlier matches share the table',
      [match('A1a1@1 x-y'), match('A1a2@1 v-w (me) c'), match('A1a3@1 me-x')],
      ['umpire due A1a2', 'play queued A1a3'],
    ],
    ['is told though they play no more', [match('A1a1@1 x-y (me)')], ['umpire due A1a1']],
  ])('%s', (_, matches, expected) => {
    expect(turns(matches)).toEqual(expected);
  });
});

describe('where matches are called', () => {
  const turn = (matches: readonly DayMatch[], over: Parameters<typeof givenDay>[0] = {}) =>
    turnsOf('me', 'A', indexTurns(givenDay({ matches, ...over }), called))[0];

  test.each<[string, DayMatch[], object]>([
    ['none is due before its call', [match('A1a1@1 me-x')], { state: 'queued', order: 'queue', before: 0 }],
    [
      'one is due once it is called',
      [match('A1a1@1 y-z'), match('A1a2@2 me-x c')],
      { state: 'due', before: 0 },
    ],
    [
      'those of all opens and tables stand before it',
      [match('B1a1@2 u-z'), match('A1a2@1 v-w'), match('A1b3@5 me-x')],
      { state: 'queued', before: 2, certain: false },
    ],
    [
      'it has no place while a player of it is in another open',
      [match('B1a1@2 x-z c'), match('A1a2@1 v-w'), match('A1a3@1 me-x')],
      { state: 'queued', before: null, busy: [{ person: 'x', match: 'B1a1', role: 'playing' }] },
    ],
    [
      'nor while its own player rests',
      [match('A1a2@1 v-w'), match('A1a3@1 me-y')],
      { state: 'queued', before: null, busy: [] },
    ],
    [
      'it waits for who is not known',
      [match('A1a2@1 v-w', { winnerTo: 'A1a3' }), match('A1a3@1 me-?')],
      { state: 'waiting', before: null, awaits: [{ match: 'A1a2', takes: 'winner' }] },
    ],
  ])('%s', (_, matches, expected) => {
    const people = [personOfDay('y', { playedUntil: 99 * 60_000, setsOfLast: 3 })];
    expect(turn(matches, { people })).toMatchObject({ role: 'play', ...expected });
  });

  test('the next match is the one that the queue has first, whatever its number', () => {
    const matches = [match('A1a1 me-x', { notBefore: 200 * 60_000 }), match('A1a4 me-y')];
    expect(turn(matches)).toMatchObject({ match: 'A1a4', before: 0 });
  });

  test.each([
    [['none'], undefined],
    [['volunteer', 'resting'], 'A1a1'],
  ] as const)('by the rules %o the published umpire is told: %s', (umpires, expected) => {
    const matches = [match('A1a1 x-y', { publishedUmpire: 'me' })];
    expect(turn(matches, { settings: { umpires } })?.match).toBe(expected);
  });

  test('an umpire is due with the call, like a player', () => {
    expect(turn([match('A1a1@3 x-y (me) c')])).toMatchObject({ role: 'umpire', state: 'due', match: 'A1a1' });
  });
});
