import { itemAt } from '../../item-at.ts';
import type { PlayerId } from '../../id.ts';
import { poolSheets } from './pool-sheets.ts';
import type { SheetRow } from './pool-sheets.ts';
import { circleRounds } from './round-robin.ts';
import type { Pair } from './round-robin.ts';

/** The input for a group's order of play. */
export type OrderOfPlayRequest = {
  /** The players of the group in order, at least 2. */
  readonly players: readonly PlayerId[];
  /** How many tables the group plays on, at least 1. */
  readonly tables: number;
};

/** A match of a group, in the order in which they are called. */
export type ScheduledMatch = {
  /** From 1; nobody plays twice in a round. On one table each match is its own round. */
  readonly round: number;
  /** The suggested table, from 1. */
  readonly table: number;
  readonly a: PlayerId;
  readonly b: PlayerId;
  /** The suggested umpire, from those who rest; null if nobody does. */
  readonly umpire: PlayerId | null;
};

/** Matches called at the same time, one per table. */
type Call = { readonly round: number; readonly pairs: readonly Pair[] };

const callsOn = (tables: number, players: number): readonly Call[] =>
  circleRounds(players).flatMap((pairs, round) =>
    Array.from({ length: Math.ceil(pairs.length / tables) }, (_, call) => ({
      round: round + 1,
      pairs: pairs.slice(call * tables, (call + 1) * tables),
    })),
  );

/** The players who rest during a call: those who have umpired least first, then those not playing in the next one, then by place. */
const resting = (call: Call, next: Call | undefined, duties: readonly number[]): readonly number[] => {
  const busy = new Set(call.pairs.flat());
  const soon = new Set(next?.pairs.flat());
  const byDuty = (one: number, other: number): number =>
    itemAt(duties, one) - itemAt(duties, other) || Number(soon.has(one)) - Number(soon.has(other));
  return [...duties.keys()].filter((player) => !busy.has(player)).toSorted(byDuty);
};

const byCircle = ({ players, tables }: OrderOfPlayRequest): readonly ScheduledMatch[] => {
  const calls = callsOn(tables, players.length);
  const duties = players.map(() => 0);
  return calls.flatMap((call, index) => {
    const umpires = resting(call, calls[index + 1], duties).slice(0, call.pairs.length);
    for (const umpire of umpires) duties[umpire] = itemAt(duties, umpire) + 1;
    return call.pairs.map(([one, other], table) => ({
      round: call.round,
      table: table + 1,
      a: itemAt(players, one),
      b: itemAt(players, other),
      umpire: players[umpires[table] ?? players.length] ?? null,
    }));
  });
};

const bySheet = (players: readonly PlayerId[], sheet: readonly SheetRow[]): readonly ScheduledMatch[] =>
  sheet.map(([a, b, umpire], index) => ({
    round: index + 1,
    table: 1,
    a: itemAt(players, a - 1),
    b: itemAt(players, b - 1),
    umpire: itemAt(players, umpire - 1),
  }));

/**
 * The order of play of a group in which everybody meets everybody once, with umpires. On one table groups of
 * 3 to 8 follow the published sheets; on several tables, and beyond 8, rounds by the circle method, with
 * umpires from those who rest while the match is on, each about as often.
 */
export const orderOfPlay = (request: OrderOfPlayRequest): readonly ScheduledMatch[] => {
  const { players, tables } = request;
  const sheet = tables === 1 ? poolSheets[players.length] : undefined;
  return sheet === undefined ? byCircle(request) : bySheet(players, sheet);
};
