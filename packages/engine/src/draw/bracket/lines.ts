import { randomInteger } from '../../random.ts';
import type { Random } from '../../random.ts';
import { bracketSize } from './rounds.ts';

/**
 * The lines, from 0, of a block of seeds, top to bottom. Blocks are 1, 2, 3-4, 5-8 … by `block` from 0; each
 * has one place in every equal section of the bracket: the last line of the odd sections and the first of
 * the even ones (ITTF 3.6.2.3: 3-4 at the bottom of the top half and the top of the bottom half, 5-8 at the
 * bottoms of the odd quarters and the tops of the even ones …). Seed 1 has the first line, seed 2 the last.
 */
export const blockLines = (block: number, size: number): readonly number[] => {
  if (block === 0) return [0];
  const sections = 2 ** (block - 1);
  const length = size / sections;
  const lines: number[] = [];
  for (let section = 0; section < sections; section += 1) {
    lines.push(section % 2 === 0 ? (section + 1) * length - 1 : section * length);
  }
  return lines;
};

/** How many blocks of seeding places a bracket of so many lines has; every line belongs to one of them. */
export const blockCount = (size: number): number => Math.log2(size) + 1;

/** How many players are seeded unless the organiser says otherwise: a quarter of the lines, at least one. */
export const defaultSeeds = (players: number): number => Math.max(1, bracketSize(players) / 4);

/** The line a player meets in the first round. */
export const opponentLine = (line: number): number => line ^ 1;

/** The round, from 1, in which the players of two lines would meet. */
export const meetingRound = (line: number, other: number): number => 32 - Math.clz32(line ^ other);

/** A number kept within two ends; where they cross, the lower end rules. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Half of a count; the odd one goes to this half or the other by lot. */
export const halfByLot = (count: number, random: Random): number =>
  Math.floor(count / 2) + (count % 2 === 1 ? randomInteger(2, random) : 0);

/**
 * So many of the lines, spread as evenly as can be over halves, quarters … of the section from `from` to
 * before `to`, by lot where it makes no difference. Lines are given and come back from top to bottom.
 */
export const evenSubset = (
  lines: readonly number[],
  count: number,
  random: Random,
  from: number,
  to: number,
): readonly number[] => {
  if (count >= lines.length) return lines;
  if (count === 0) return [];
  const middle = (from + to) / 2;
  const upper = lines.filter((line) => line < middle);
  const lower = lines.filter((line) => line >= middle);
  const inUpper = clamp(halfByLot(count, random), count - lower.length, upper.length);
  return [
    ...evenSubset(upper, inUpper, random, from, middle),
    ...evenSubset(lower, count - inUpper, random, middle, to),
  ];
};
