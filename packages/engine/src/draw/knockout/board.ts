import type { PlayerId } from '../../id.ts';
import type { Random } from '../../random.ts';
import { isQualified } from '../entrants/entrant.ts';
import type { Entrant, QualifiedEntrant } from '../entrants/entrant.ts';
import { bracketSize } from '../bracket/rounds.ts';

/** A line that no one has been drawn to yet, and one that stays empty. */
export const free = -1;
export const bye = -2;

/** No club, no group. */
export const none = -1;

/**
 * A bracket while it is drawn, in plain columns so that the largest takes a fraction of a millisecond.
 * Entrants are known by their place in the order of seeding, from 0; clubs and groups are numbered from 0.
 */
export type Board = {
  readonly size: number;
  readonly entrants: readonly Entrant[];
  readonly random: Random;
  /** The entrant on each line, or `free` or `bye`. */
  readonly at: Int32Array;
  /** The line of each entrant, or `free` while not drawn. Only `put` writes the two columns. */
  readonly lineOf: Int32Array;
  /** The club and the group of each entrant, or `none`. */
  readonly clubOf: Int32Array;
  readonly groupOf: Int32Array;
  readonly clubs: number;
  readonly groups: number;
  /** How many entrants, from the first, stay where seeding put them. */
  readonly fixed: number;
};

/** A column of numbers from 0 for values as they come, `none` where there is no value, and how many there are. */
const numbered = (
  entrants: readonly Entrant[],
  valueOf: (entrant: Entrant | QualifiedEntrant) => string | number | undefined,
): { readonly column: Int32Array; readonly count: number } => {
  const numbers = new Map<string | number, number>();
  const column = new Int32Array(entrants.length).fill(none);
  for (let index = 0; index < entrants.length; index += 1) {
    const value = valueOf(entrants[index] as Entrant);
    if (value === undefined) continue;
    const number = numbers.get(value) ?? numbers.size;
    if (number === numbers.size) numbers.set(value, number);
    column[index] = number;
  }
  return { column, count: numbers.size };
};

/** An empty bracket for entrants in the order of seeding, of whom the first `fixed` are seeds. */
export const newBoard = (
  entrants: readonly (Entrant | QualifiedEntrant)[],
  fixed: number,
  random: Random,
): Board => {
  const size = bracketSize(entrants.length);
  const clubs = numbered(entrants, ({ club }) => club);
  const groups = numbered(entrants, (entrant) => (isQualified(entrant) ? entrant.group : undefined));
  return {
    size,
    entrants,
    random,
    at: new Int32Array(size).fill(free),
    lineOf: new Int32Array(entrants.length).fill(free),
    clubOf: clubs.column,
    groupOf: groups.column,
    clubs: clubs.count,
    groups: groups.count,
    fixed,
  };
};

/** The entrants from one place of the order of seeding to before another. */
export const entrantsFrom = (from: number, to: number): readonly number[] => {
  const entrants: number[] = [];
  for (let entrant = from; entrant < to; entrant += 1) entrants.push(entrant);
  return entrants;
};

/** The lines no one has been drawn to yet, top to bottom. */
export const freeLines = ({ at }: Board): readonly number[] => {
  const lines: number[] = [];
  for (let line = 0; line < at.length; line += 1) if (at[line] === free) lines.push(line);
  return lines;
};

/** Puts an entrant on a line. */
export const put = ({ at, lineOf }: Board, entrant: number, line: number): void => {
  at[line] = entrant;
  lineOf[entrant] = line;
};

/** Changes the players of two lines. */
export const swapLines = (board: Board, line: number, other: number): void => {
  const moved = board.at[line] as number;
  put(board, board.at[other] as number, line);
  put(board, moved, other);
};

/** Whether a line holds a player who is not a seed. */
export const isMovable = ({ at, fixed }: Board, line: number): boolean => (at[line] as number) >= fixed;

/** The player of an entrant's number. */
export const playerOf = ({ entrants }: Board, entrant: number): PlayerId =>
  (entrants[entrant] as Entrant).player;

/** The bracket as the world sees it: players from top to bottom, null for a bye. */
export const boardLines = (board: Board): readonly (PlayerId | null)[] => {
  const lines: (PlayerId | null)[] = [];
  for (const entrant of board.at) lines.push(entrant >= 0 ? playerOf(board, entrant) : null);
  return lines;
};
