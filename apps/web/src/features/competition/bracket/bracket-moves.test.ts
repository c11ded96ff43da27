import { expect, test } from 'vitest';
import { bracketMoves } from './bracket-moves.ts';
import { roundsOf } from '#domain/bracket/rounds.ts';
import type { Match } from './bracket-match.ts';

const match = (round: Match['round'], number: number, state = 'enrolled') =>
  ({ _id: `${round}${number}`, round, number, state }) as Match;

/** Six players: the first quarter-final is a bye. */
const matches = [
  match('quarterfinal', 2),
  match('quarterfinal', 3),
  match('semifinal', 1, 'waiting'),
  match('semifinal', 2, 'waiting'),
  match('final', 1, 'waiting'),
];
const moves = bracketMoves(roundsOf(matches), undefined);
const at = (matchId: string) => ({ matchId, side: 'a' }) as const;

test.each([
  { from: 'quarterfinal2', direction: 'down', to: 'quarterfinal3' },
  { from: 'quarterfinal2', direction: 'up', to: undefined },
  { from: 'quarterfinal3', direction: 'right', to: 'semifinal2' },
  { from: 'semifinal1', direction: 'left', to: 'quarterfinal2' },
  { from: 'final1', direction: 'right', to: undefined },
] as const)('from $from $direction is $to', ({ from, direction, to }) => {
  expect(moves.step(at(from), direction)).toEqual(to && at(to));
});

test('the next match is the next that can be played', () => {
  expect(moves.next(at('quarterfinal2'), matches)).toEqual(at('quarterfinal3'));
  expect(moves.next(at('quarterfinal3'), matches)).toEqual(at('quarterfinal2'));
});
