import { intAt, itemAt } from '../../item-at.ts';
import type { PlayerId } from '../../id.ts';
import { secondClub } from '../entrants/entrant.ts';
import type { Entrant } from '../entrants/entrant.ts';
import { countIn, newKin, none, numbered } from './kin.ts';
import type { Kin } from './kin.ts';
import { sectionCount } from './sections.ts';
import type { Sections } from './sections.ts';

/** A place not drawn yet. */
export const free = -1;

/**
 * A draw in progress: the entrant on each place, in plain columns so that even the largest takes a fraction
 * of a millisecond. Entrants are numbered in seeding order, from 0; the numbers after theirs are byes in a
 * bracket and empty places in groups, so that any two places can be swapped.
 */
export type Board = {
  readonly entrants: readonly Entrant[];
  /** How many entrants, from the first, are seeds. */
  readonly fixed: number;
  readonly sections: Sections;
  /** The number on each place, and the place of each number. */
  readonly at: Int32Array;
  readonly placeOf: Int32Array;
  readonly clubs: Kin;
  readonly byes: Kin;
  /** Players of one earlier group. */
  readonly groups: Kin;
  /**
   * The same, each counted as far as the regulations separate them: a third and a fourth from quarters down.
   */
  readonly ranks: Kin;
  /** Those of the four that anybody belongs to. */
  readonly kins: readonly Kin[];
  /** Per entrant: how many of their earlier group are better, and their position in it. */
  readonly rank: Int32Array;
  readonly position: Int32Array;
};

/** An entrant, from an earlier group or not. */
export type AnyEntrant = Entrant & { readonly group?: number; readonly position?: number };

const ranksOf = ([groups = new Int32Array()]: readonly Int32Array[]): Int32Array => {
  const ranks = new Int32Array(groups.length);
  const seen: number[] = [];
  for (let number = 0; number < groups.length; number += 1) {
    const group = intAt(groups, number);
    if (group === none) continue;
    ranks[number] = seen[group] ?? 0;
    seen[group] = intAt(ranks, number) + 1;
  }
  return ranks;
};

/** The coarsest sections with room for one of each better rank. */
const topOf = (sections: Sections, rank: number): number => {
  let shift = sections.coarsest;
  while (sectionCount(sections, shift) <= rank) shift -= 1;
  return shift;
};

/** An empty board for entrants in seeding order, of whom the first `fixed` are seeds. */
export const newBoard = (entrants: readonly AnyEntrant[], fixed: number, sections: Sections): Board => {
  const { places } = sections;
  const groups = numbered(places, entrants, ({ group }) => group);
  const clubs = numbered(places, entrants, ({ club }) => club, secondClub);
  const byes = new Int32Array(places).fill(none, 0, entrants.length);
  const rank = ranksOf(groups);
  const kins = {
    clubs: newKin(sections, clubs),
    byes: newKin(sections, [byes]),
    groups: newKin(sections, groups),
    ranks: newKin(sections, groups, (number) => topOf(sections, intAt(rank, number))),
  };
  return {
    entrants,
    fixed,
    sections,
    at: new Int32Array(places).fill(free),
    placeOf: new Int32Array(places).fill(free),
    ...kins,
    kins: Object.values(kins).filter(({ sizes }) => sizes.length > 0),
    rank,
    position: Int32Array.from(entrants.map(({ position = 1 }) => position)),
  };
};

const move = (board: Board, number: number, place: number): void => {
  board.at[place] = number;
  board.placeOf[number] = place;
};

const count = ({ kins }: Board, number: number, place: number, by: 1 | -1): void => {
  for (let index = 0; index < kins.length; index += 1) countIn(itemAt(kins, index), number, place, by);
};

/** Places an entrant who is not on the board yet. */
export const put = (board: Board, number: number, place: number): void => {
  move(board, number, place);
  count(board, number, place, 1);
};

/** Swaps two places. */
export const exchange = (board: Board, one: number, other: number): void => {
  const [mine, theirs] = [intAt(board.at, one), intAt(board.at, other)];
  count(board, mine, one, -1);
  count(board, theirs, other, -1);
  move(board, mine, other);
  move(board, theirs, one);
  count(board, mine, other, 1);
  count(board, theirs, one, 1);
};

/** Whether a number stands for a bye, or an empty place. */
export const isBye = ({ entrants }: Board, number: number): boolean => number >= entrants.length;

/** The players of some numbers. */
export const playersOf = ({ entrants }: Board, numbers: readonly number[]): readonly PlayerId[] =>
  numbers.flatMap((number) => entrants[number]?.player ?? []);

/** The places not drawn yet. */
export const freePlaces = ({ at }: Board): readonly number[] => {
  const places: number[] = [];
  for (let place = 0; place < at.length; place += 1) if (at[place] === free) places.push(place);
  return places;
};

/** The numbers from one to before another. */
export const numbersFrom = (from: number, to: number): readonly number[] => {
  const numbers: number[] = [];
  for (let number = from; number < to; number += 1) numbers.push(number);
  return numbers;
};

/** The entrant on each place, in order; null for a bye. */
export const placesOf = ({ at, entrants }: Board): readonly (PlayerId | null)[] => {
  const players: (PlayerId | null)[] = [];
  for (let place = 0; place < at.length; place += 1) players.push(entrants[intAt(at, place)]?.player ?? null);
  return players;
};
