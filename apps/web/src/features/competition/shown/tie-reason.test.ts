import type { Standing } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { tieReason } from './tie-reason.ts';

type Decision = Standing['decided_by'];

const standing = (name: string, decided_by: Decision, played = 3) =>
  ({ player: { _id: name, name, avatar: null, club: null }, played, decided_by }) as Standing;

const among = ['Ana', 'Bea', 'Carla'];
const group = (decision: Decision, played?: number) => [
  standing('Ana', decision, played),
  standing('Bea', null),
  standing('Carla', null),
  standing('Dora', null),
];

const reasonOf = (decision: Decision, { over = true, played = 3 } = {}) => {
  const standings = group(decision, played);
  return tieReason(standings[0] as Standing, standings, over);
};

describe('the reason of a position', () => {
  test('names the criterion, its figures and those who were level', () => {
    expect(reasonOf({ criterion: 'setsRatio', among, won: 5, lost: 3 })).toEqual({
      criterion: 'setsRatio',
      won: 5,
      lost: 3,
      others: ['Bea', 'Carla'],
    });
  });

  test.each([
    { why: 'nobody was level', decision: null, played: 3 },
    {
      why: 'match points of the whole group say it',
      decision: { criterion: 'matchPoints' as const, among: [...among, 'Dora'], won: 6, lost: 0 },
      played: 3,
    },
    {
      why: 'nothing is played',
      decision: { criterion: 'lot' as const, among, won: 1, lost: 0 },
      played: 0,
    },
  ])('is not given when $why', ({ decision, played }) => {
    expect(reasonOf(decision, { played })).toBeUndefined();
  });

  test.each([
    { over: true, criterion: 'lot' },
    { over: false, criterion: 'level' },
  ])('a lot counts as one only when the group is over: $over', ({ over, criterion }) => {
    expect(reasonOf({ criterion: 'lot', among: ['Ana', 'Bea'], won: 1, lost: 0 }, { over })?.criterion).toBe(
      criterion,
    );
  });
});
