import { intAt, itemAt } from '../../item-at.ts';
import { numbersFrom } from './board.ts';
import type { Board } from './board.ts';
import { hasKey, none } from './kin.ts';
import type { Kin } from './kin.ts';
import { sectionCount } from './sections.ts';
import type { Cost } from './constraint.ts';
import type { Depths } from './depths.ts';

/** The number of pairs among this many. */
const pairsAmong = (count: number): number => (count * (count - 1)) / 2;

const countAt = ({ counts, sections }: Kin, key: number, section: number): number =>
  intAt(counts, key * sections.places + section);

/** How many pairs of a key share a section at a depth. */
const pairsAt = ({ pairs, sections }: Kin, key: number, shift: number): number =>
  intAt(pairs, key * (sections.coarsest + 1) + shift);

/** How many of a key count in sections at a depth. */
const membersAt = ({ sizes, sections, limited }: Kin, key: number, shift: number): number => {
  const size = intAt(sizes, key);
  return limited && shift > sections.finest ? Math.min(size, sectionCount(sections, shift)) : size;
};

/** The least number of pairs of one key in one section, when this many are spread evenly. */
const leastPairs = (members: number, sections: number): number => {
  const each = Math.floor(members / sections);
  return sections * pairsAmong(each) + (members % sections) * each;
};

/** The sum of something over the keys, and over the sections in which each should be apart. */
const sumOver = (
  kin: Kin,
  { from, to }: Depths,
  amount: (kin: Kin, key: number, shift: number) => number,
): number => {
  let sum = 0;
  for (let key = 0; key < kin.sizes.length; key += 1) {
    const last = to(kin, key);
    for (let shift = from(kin, key); shift <= last; shift += 1) sum += amount(kin, key, shift);
  }
  return sum;
};

/** Whether a section in which the entrant on a place counts has more of one of their keys than it must. */
const isCrowded = (board: Board, kin: Kin, depths: Depths, place: number): boolean => {
  const number = intAt(board.at, place);
  return kin.keys.some((keys) => {
    const key = intAt(keys, number);
    return key !== none && isCrowdedBy(kin, key, depths, number, place);
  });
};

const isCrowdedBy = (kin: Kin, key: number, { from, to }: Depths, number: number, place: number): boolean => {
  const { sections, topOf } = kin;
  const last = Math.min(to(kin, key), intAt(topOf, number));
  for (let shift = from(kin, key); shift <= last; shift += 1) {
    const share = membersAt(kin, key, shift) / sectionCount(sections, shift);
    if (countAt(kin, key, (sections.origin + place) >> shift) > Math.max(1, share)) return true;
  }
  return false;
};

/** The pairs gained less those lost when a number moves between places and another moves back. */
const gained = (
  kin: Kin,
  depths: Depths,
  number: number,
  back: number,
  place: number,
  to: number,
): number => {
  let change = 0;
  for (let column = 0; column < kin.keys.length; column += 1) {
    const key = intAt(itemAt(kin.keys, column), number);
    if (key !== none) change += gainedOf(kin, key, depths, number, back, place, to);
  }
  return change;
};

/** The same for one key of the number. */
const gainedOf = (
  kin: Kin,
  key: number,
  { from, to: deepest }: Depths,
  number: number,
  back: number,
  place: number,
  to: number,
): number => {
  const { origin } = kin.sections;
  const last = Math.min(deepest(kin, key), intAt(kin.topOf, number));
  const counted = hasKey(kin, back, key) ? intAt(kin.topOf, back) : -1;
  let change = 0;
  for (let shift = from(kin, key); shift <= last; shift += 1) {
    const [own, their] = [(origin + place) >> shift, (origin + to) >> shift];
    if (own === their) break;
    if (shift > counted) change += countAt(kin, key, their) - countAt(kin, key, own) + 1;
  }
  return change;
};

/**
 * The pairs of one key who share a section, summed over sections from one depth to another: a pair that meets two rounds
 * too early counts twice.
 */
export const pairsCost = (kinOf: (board: Board) => Kin, depths: Depths): Cost => ({
  of: (board) => sumOver(kinOf(board), depths, pairsAt),
  least: (board) =>
    sumOver(kinOf(board), depths, (kin, key, shift) =>
      leastPairs(membersAt(kin, key, shift), sectionCount(kin.sections, shift)),
    ),
  change: (board, one, other) => {
    const kin = kinOf(board);
    if (kin.sizes.length === 0) return 0;
    const [mine, theirs] = [intAt(board.at, one), intAt(board.at, other)];
    return gained(kin, depths, mine, theirs, one, other) + gained(kin, depths, theirs, mine, other, one);
  },
  matters: (board) => kinOf(board).sizes.length > 0,
  broken: (board) =>
    numbersFrom(0, board.at.length).filter((place) => isCrowded(board, kinOf(board), depths, place)),
});
