import { expect, test } from 'vitest';
import type { Group } from '@topspin/contract';
import { gridMoves } from './grid-moves.ts';

const person = (_id: string) => ({ _id, name: _id });
const match = (a: string, b: string, state = 'enrolled') =>
  ({ _id: `${a}${b}`, a: person(a), b: person(b), state }) as Group['matches'][number];

/** Three players; the second and third have their match the other way round. */
const group = {
  players: ['A', 'B', null, 'C'].map((name) => (name === null ? null : { ...person(name), left: false })),
  matches: [match('A', 'B'), match('C', 'B'), match('A', 'C')],
};
const moves = gridMoves(group);
const ab = { matchId: 'AB', side: 'a' } as const;
const ac = { matchId: 'AC', side: 'a' } as const;

test.each([
  { from: ab, direction: 'right', to: ac },
  { from: ab, direction: 'left', to: undefined },
  { from: ab, direction: 'up', to: undefined },
  { from: ab, direction: 'down', to: { matchId: 'CB', side: 'a' } },
  { from: ac, direction: 'down', to: { matchId: 'CB', side: 'b' } },
  { from: { matchId: 'CB', side: 'b' }, direction: 'left', to: { matchId: 'AB', side: 'b' } },
] as const)('from $from.matchId $direction, over the diagonal', ({ from, direction, to }) => {
  expect(moves.step(from, direction)).toEqual(to);
});

test.each([
  { from: ab, finished: ['AB'], to: ac },
  { from: ac, finished: ['AB', 'AC'], to: { matchId: 'CB', side: 'b' } },
  { from: { matchId: 'CB', side: 'b' }, finished: ['CB', 'AC'], to: ab },
  { from: ac, finished: ['AB', 'AC', 'CB'], to: undefined },
] as const)(
  'after $finished, the next empty cell, row by row and round to the start',
  ({ from, finished, to }) => {
    const now = group.matches.map((one) =>
      finished.some((id) => id === one._id) ? match(one.a?._id ?? '', one.b?._id ?? '', 'finished') : one,
    );
    expect(moves.next(from, now)).toEqual(to);
  },
);
