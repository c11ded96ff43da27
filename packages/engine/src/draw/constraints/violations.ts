import { intAt, itemAt } from '../../item-at.ts';
import { opponentLine } from '../bracket/lines.ts';
import type { DrawConstraint, NotKept, NotKeptReason } from '../report.ts';
import { isBye, numbersFrom, playersOf } from './board.ts';
import type { Board } from './board.ts';
import { whereThereIsRoom } from './depths.ts';
import type { Kin } from './kin.ts';
import { sectionCount } from './sections.ts';

type Members = { readonly key: number; readonly numbers: readonly number[] };

/** The numbers of each key, best first. */
const members = ({ keys, sizes, sections }: Kin): readonly Members[] => {
  const all = Array.from(sizes, (_, key) => ({ key, numbers: [] as number[] }));
  for (let number = 0; number < sections.places; number += 1)
    for (const column of keys) all[intAt(column, number)]?.numbers.push(number);
  return all.toSorted((one, other) => itemAt(one.numbers, 0) - itemAt(other.numbers, 0));
};

/** Each of these once: two pairs may have both clubs in common. */
const onceEach = (notKept: readonly NotKept[]): readonly NotKept[] => {
  const seen = new Set<string>();
  return notKept.filter(({ players }) => seen.size !== seen.add(players.join(' ')).size);
};

const sectionOf = ({ sections, placeOf }: Board, number: number, shift: number): number =>
  (sections.origin + intAt(placeOf, number)) >> shift;

const reasonFor = ({ sections, fixed }: Board, together: readonly number[], kin: number): NotKeptReason => {
  if (kin > sectionCount(sections, sections.finest)) return 'tooMany';
  return together.every((number) => number < fixed) ? 'seedsFixed' : 'noPlaceLeft';
};

/** Those of one key who share one of the largest sections in which they should be apart. */
export const together = (
  board: Board,
  constraint: DrawConstraint,
  kin: Kin,
  { to: depthOf } = whereThereIsRoom,
): readonly NotKept[] => {
  const { places, origin } = kin.sections;
  const isShared = (_: number, key: number): boolean => {
    const depth = depthOf(kin, key);
    const from = key * places + (origin >> depth);
    const until = from + sectionCount(kin.sections, depth);
    for (let index = from; index < until; index += 1) if (intAt(kin.counts, index) > 1) return true;
    return false;
  };
  // Hardly any draw has any, and checking is far cheaper than listing them.
  if (!kin.sizes.some(isShared)) return [];
  const found = members(kin).flatMap(({ key, numbers }) => {
    const depth = depthOf(kin, key);
    return [...Map.groupBy(numbers, (number) => sectionOf(board, number, depth))]
      .filter(([, sharing]) => sharing.length > 1)
      .toSorted(([one], [other]) => one - other)
      .map(([, sharing]) => ({
        constraint,
        players: playersOf(board, sharing),
        why: reasonFor(board, sharing, numbers.length),
      }));
  });
  return kin.keys.length > 1 ? onceEach(found) : found;
};

/** The pairs of an earlier group who meet too early, but not at once: in a section where the worse one has room. */
export const tooEarly = (
  board: Board,
  constraint: DrawConstraint,
  isAbout: (worseRank: number) => boolean,
): readonly NotKept[] => {
  const { ranks, rank, sections } = board;
  if (ranks.sizes.length === 0) return [];
  const areBroken = (one: number, other: number): boolean =>
    sectionOf(board, one, sections.finest) !== sectionOf(board, other, sections.finest) &&
    sectionOf(board, one, intAt(ranks.topOf, other)) === sectionOf(board, other, intAt(ranks.topOf, other));
  return members(ranks).flatMap(({ numbers }) =>
    numbers
      .filter((other) => isAbout(intAt(rank, other)))
      .flatMap((other) =>
        numbers
          .filter((one) => one < other && areBroken(one, other))
          .map((one) => ({
            constraint,
            players: playersOf(board, [one, other]),
            why: numbers.length > sectionCount(sections, sections.finest) ? 'tooMany' : 'noPlaceLeft',
          })),
      ),
  );
};

const hasBye = (board: Board, number: number): boolean =>
  isBye(board, intAt(board.at, opponentLine(intAt(board.placeOf, number))));

/** One entry for all of these, if there are any. */
export const about = (
  board: Board,
  constraint: DrawConstraint,
  numbers: readonly number[],
): readonly NotKept[] =>
  numbers.length === 0 ? [] : [{ constraint, players: playersOf(board, numbers), why: 'noPlaceLeft' }];

/** The seeds without a bye although there are enough byes for them. */
export const seedsWithoutBye = (board: Board): readonly number[] =>
  numbersFrom(0, Math.min(board.at.length - board.entrants.length, board.fixed)).filter(
    (seed) => !hasBye(board, seed),
  );

/** Unseeded players without a bye although somebody in a worse position has one. */
export const passedOver = (board: Board): readonly number[] => {
  const { at, entrants, fixed, placeOf, position } = board;
  let worst = 0;
  for (let bye = entrants.length; bye < at.length; bye += 1) {
    const holder = intAt(at, opponentLine(intAt(placeOf, bye)));
    if (!isBye(board, holder)) worst = Math.max(worst, intAt(position, holder));
  }
  const isPassedOver = (number: number): boolean => intAt(position, number) < worst && !hasBye(board, number);
  return numbersFrom(fixed, entrants.length).filter(isPassedOver);
};
