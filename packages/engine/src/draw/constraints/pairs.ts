import { intAt } from '../../item-at.ts';
import type { Board } from './board.ts';
import { none } from './kin.ts';
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

/** Visits each place and section in which an entrant counts, with the number of their kin in it. */
const eachCount = (
  board: Board,
  kin: Kin,
  depths: Depths,
  look: (place: number, key: number, shift: number, count: number) => void,
): void => {
  const { sections, sizes, keyOf, topOf, counts } = kin;
  const spans = Array.from(sizes, (_, key) => depths(kin, key));
  for (let place = 0; place < sections.places; place += 1) {
    const number = intAt(board.at, place);
    const key = intAt(keyOf, number);
    if (key === none) continue;
    const [from, to] = spans[key] as readonly [number, number];
    const last = Math.min(to, intAt(topOf, number));
    for (let shift = from; shift <= last; shift += 1) {
      look(place, key, shift, intAt(counts, key * sections.places + ((sections.origin + place) >> shift)));
    }
  }
};

/** The pairs gained less those lost when a number moves between places and one of its kin moves back. */
const gained = (
  kin: Kin,
  depths: Depths,
  number: number,
  back: number,
  place: number,
  to: number,
): number => {
  const key = intAt(kin.keyOf, number);
  if (key === none) return 0;
  const { origin } = kin.sections;
  const [from, deepest] = depths(kin, key);
  const last = Math.min(deepest, intAt(kin.topOf, number));
  const counted = kin.keyOf[back] === key ? intAt(kin.topOf, back) : -1;
  let change = 0;
  for (let shift = from; shift <= last; shift += 1) {
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
  of: (board) => {
    const kin = kinOf(board);
    let pairs = 0;
    for (let key = 0; key < kin.sizes.length; key += 1) {
      const [from, to] = depths(kin, key);
      for (let shift = from; shift <= to; shift += 1) pairs += pairsAt(kin, key, shift);
    }
    return pairs;
  },
  least: (board) => {
    const kin = kinOf(board);
    let pairs = 0;
    for (const key of kin.sizes.keys()) {
      const [from, to] = depths(kin, key);
      for (let shift = from; shift <= to; shift += 1) {
        pairs += leastPairs(membersAt(kin, key, shift), sectionCount(kin.sections, shift));
      }
    }
    return pairs;
  },
  change: (board, one, other) => {
    const kin = kinOf(board);
    const [mine, theirs] = [intAt(board.at, one), intAt(board.at, other)];
    return kin.sizes.length === 0
      ? 0
      : gained(kin, depths, mine, theirs, one, other) + gained(kin, depths, theirs, mine, other, one);
  },
  matters: (board) => kinOf(board).sizes.length > 0,
  broken: (board) => {
    const kin = kinOf(board);
    const places = new Set<number>();
    eachCount(board, kin, depths, (place, key, shift, count) => {
      const share = membersAt(kin, key, shift) / sectionCount(kin.sections, shift);
      if (count > Math.max(1, share)) places.add(place);
    });
    return [...places];
  },
});
