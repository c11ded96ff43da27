import type { PlayerTurns } from '@topspin/contract';

const order = ['inPlay', 'due', 'queued', 'waiting'];
const urgencyOf = ({ turns: [turn] }: PlayerTurns): number =>
  turn ? order.indexOf(turn.state) * 100 + (turn.before ?? 99) : order.length * 100;

/** The most urgent first: what is played or called, and then what fewest matches come before. */
export const byUrgency = (rows: readonly PlayerTurns[]): readonly PlayerTurns[] =>
  rows.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));

/** What the user does next, in whichever open it is. */
export const ownNext = (rows: readonly PlayerTurns[]) =>
  byUrgency(rows.filter(({ own }) => own))[0]?.turns[0];
