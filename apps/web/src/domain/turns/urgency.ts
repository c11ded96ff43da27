import type { PlayerTurns } from '@topspin/contract';

const order = ['inPlay', 'due', 'queued', 'waiting'];
const urgencyOf = ({ turns: [turn] }: PlayerTurns): number =>
  turn ? order.indexOf(turn.state) * 100 + (turn.before ?? 99) : order.length * 100;

/** Sorts turns by urgency: those in play or called, then those with the fewest matches before them. */
export const byUrgency = (rows: readonly PlayerTurns[]): readonly PlayerTurns[] =>
  rows.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));

/** The user's own next turn, in any open. */
export const ownNext = (rows: readonly PlayerTurns[]) =>
  byUrgency(rows.filter(({ own }) => own))[0]?.turns[0];
