import type { MatchEventOnWire, MatchPage } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { scoreOf } from './score.ts';

const match = {
  best_of: 3,
  from_sheet: false,
  state: 'inPlay',
  sets: [],
  sets_won: { a: 0, b: 0 },
  winner: null,
} as unknown as MatchPage;

const toss = { type: 'toss', winner: 'a', choice: 'serve', server: 'a', left_end: 'b' };

/** A toss and then points for A; a space starts the next set. */
const log = (points: string): MatchEventOnWire[] =>
  [
    toss,
    ...points.split('').map((point) => (point === ' ' ? { type: 'start' } : { type: 'point', side: 'a' })),
  ].map((event, index) => ({
    ...event,
    id: `e${index}`,
    seq: index + 1,
    at: '2026-11-22T10:00:00.000Z',
  })) as MatchEventOnWire[];

const set = 'A'.repeat(11);

describe('a scoreboard shows', () => {
  test.each([
    ['the points of the set in play', 'AA', { a: 2, b: 0 }, [], 'b'],
    ['no points between two sets, and the one that ended', set, { a: 0, b: 0 }, [{ a: 11, b: 0 }], 'a'],
    ['the points of the second set', `${set} A`, { a: 1, b: 0 }, [{ a: 11, b: 0 }], 'a'],
  ])('%s', (_, points, current, finished, leftEnd) =>
    expect(scoreOf(match, log(points))).toMatchObject({
      status: 'inPlay',
      points: current,
      finished,
      leftEnd,
    }),
  );

  test('in doubles, who serves to whom', () => {
    const [begun] = log('');
    if (!begun) throw new Error('no toss');
    const said = { ...begun, seq: 2, type: 'serveOrder', server: 2, receiver: 1 } as MatchEventOnWire;
    expect(scoreOf(match, [begun]).serving).toBeUndefined();
    expect(scoreOf(match, [begun, said]).serving).toEqual({
      server: { side: 'a', place: 2 },
      receiver: { side: 'b', place: 1 },
    });
  });

  test('all sets and nobody serving once the match is over', () =>
    expect(scoreOf(match, log(`${set} ${set}`))).toMatchObject({
      status: 'finished',
      winner: 'a',
      server: undefined,
      finished: [
        { a: 11, b: 0 },
        { a: 11, b: 0 },
      ],
    }));

  test('a result entered by hand, without points', () => {
    const sheet = { ...match, from_sheet: true, sets: [{ a: 11, b: 5 }], sets_won: { a: 1, b: 0 } };
    expect(scoreOf(sheet, log('A'))).toMatchObject({
      points: undefined,
      finished: sheet.sets,
      setsWon: { a: 1, b: 0 },
    });
  });
});
