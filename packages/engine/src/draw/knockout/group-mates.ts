import { sectionLength } from './apart.ts';
import { bye, isMovable, playerOf, swapLines } from './board.ts';
import type { Board } from './board.ts';
import type { QualifiedEntrant } from '../entrants/entrant.ts';
import { meetingRound, opponentLine } from '../bracket/lines.ts';
import type { MaySwap } from './repair.ts';
import type { DrawConstraint, NotKept } from '../report.ts';

/** The players of each group in a bracket, and how far apart they should be. */
export type GroupMates = {
  readonly board: Board;
  /** The position of each entrant in the group, from 0 for the best that qualifies. */
  readonly position: readonly number[];
  /** The entrants of each group, best first. */
  readonly members: readonly (readonly number[])[];
  /** How many of the own group are better, by entrant. */
  readonly better: Int32Array;
};

/** The group mates on a board, from its entrants in the order of seeding. */
export const newGroupMates = (board: Board, ranked: readonly QualifiedEntrant[]): GroupMates => {
  const members: number[][] = Array.from({ length: board.groups }, () => []);
  const better = board.groupOf.map((group, entrant) => (members[group]?.push(entrant) ?? 1) - 1);
  const best = Math.min(...ranked.map(({ position }) => position));
  return { board, position: ranked.map(({ position }) => position - best), members, better };
};

const membersWith = ({ board, members }: GroupMates, entrant: number): readonly number[] =>
  members[board.groupOf[entrant] as number] ?? [];

/**
 * Which rule is broken when two group mates would meet in a round, and how badly: the first round is worst. Each is kept
 * away from all better ones: a third and a fourth have a quarter of their own, however many of the group come after them.
 */
const broken = (
  mates: GroupMates,
  one: number,
  other: number,
  round: number,
): { readonly constraint: DrawConstraint; readonly cost: number } | undefined => {
  const { board, position, better } = mates;
  if (round === 1) return { constraint: 'groupMatesApart', cost: 1000 };
  const areBestTwo = (position[one] as number) + (position[other] as number) === 1;
  if (areBestTwo && 2 ** round < board.size) return { constraint: 'oppositeHalves', cost: 100 };
  const worse = Math.max(better[one] as number, better[other] as number);
  const section = sectionLength(board.size, worse + 1);
  const tooEarly = Math.log2(section) + 1 - round;
  return tooEarly > 0 ? { constraint: 'groupMatesLate', cost: tooEarly } : undefined;
};

/** How badly an entrant would stand on a line, for all the mates on theirs. */
export const costOn = (mates: GroupMates, entrant: number, line: number): number => {
  let cost = 0;
  for (const mate of membersWith(mates, entrant)) {
    if (mate === entrant) continue;
    cost += broken(mates, entrant, mate, meetingRound(line, mates.board.lineOf[mate] as number))?.cost ?? 0;
  }
  return cost;
};

/** Whether an entrant meets a mate in the first round. */
export const meetsMate = (mates: GroupMates, entrant: number): boolean => {
  const { at, groupOf, lineOf } = mates.board;
  const opponent = at[opponentLine(lineOf[entrant] as number)] as number;
  return opponent !== bye && groupOf[opponent] === groupOf[entrant];
};

/** How much better the bracket is for group mates when two lines change their players. */
const gainOf = (mates: GroupMates, line: number, other: number): number => {
  const { board } = mates;
  const [mine, theirs] = [board.at[line] as number, board.at[other] as number];
  const before = costOn(mates, mine, line) + costOn(mates, theirs, other);
  swapLines(board, line, other);
  const after = costOn(mates, mine, other) + costOn(mates, theirs, line);
  swapLines(board, line, other);
  return before - after;
};

/** Whether two players may change: a bye stays with the better position, or comes to it. */
const keepsByes = ({ board, position }: GroupMates, line: number, other: number): boolean => {
  const { at } = board;
  const isBetter = Math.sign(
    (position[at[other] as number] as number) - (position[at[line] as number] as number),
  );
  const hasBye = (own: number): number => Number(at[opponentLine(own)] === bye);
  return isBetter * (hasBye(line) - hasBye(other)) <= 0;
};

/** The line to change with that gains most, the nearest of several, if any gains. */
const bestChange = (mates: GroupMates, line: number): number | undefined => {
  let best: number | undefined;
  let bestGain = 0;
  for (let distance = 2; distance < mates.board.size; distance += 1) {
    const other = line ^ distance;
    if (!isMovable(mates.board, other) || !keepsByes(mates, line, other)) continue;
    const gain = gainOf(mates, line, other);
    if (gain > bestGain) [best, bestGain] = [other, gain];
  }
  return best;
};

/**
 * Changes players who are no seeds while that takes group mates further apart, worse positions first, so
 * that runners-up keep the half that they were drawn to. Every change is a gain.
 */
export const separateGroupMates = (mates: GroupMates): void => {
  const { board } = mates;
  for (let changed = true; changed;) {
    changed = false;
    for (let entrant = board.entrants.length - 1; entrant >= board.fixed; entrant -= 1) {
      const line = board.lineOf[entrant] as number;
      const other = costOn(mates, entrant, line) > 0 ? bestChange(mates, line) : undefined;
      if (other === undefined) continue;
      swapLines(board, line, other);
      changed = true;
    }
  }
};

/** Allows changes that bring no group mates closer: keeping them apart comes before keeping clubs apart. */
export const keepsGroupMatesApart =
  (mates: GroupMates): MaySwap =>
  (line, other) =>
    keepsByes(mates, line, other) && gainOf(mates, line, other) >= 0;

/** How badly all group mates stand; 0 when they are as far apart as the rules ask. */
export const costOfMates = (mates: GroupMates): number => {
  let cost = 0;
  mates.board.lineOf.forEach((line, entrant) => (cost += costOn(mates, entrant, line)));
  return cost;
};

/** The pairs of a group who meet too early, each with the rule that this breaks. */
const brokenPairs = (mates: GroupMates, group: readonly number[]): readonly NotKept[] =>
  group.flatMap((one, index) =>
    group.slice(index + 1).flatMap((other) => {
      const { board } = mates;
      const round = meetingRound(board.lineOf[one] as number, board.lineOf[other] as number);
      const rule = broken(mates, one, other, round);
      if (rule === undefined) return [];
      const why = group.length > board.size / 2 ? 'tooMany' : 'noPlaceLeft';
      return { constraint: rule.constraint, players: [playerOf(board, one), playerOf(board, other)], why };
    }),
  );

/** Group mates who meet too early, for the report. */
export const groupMatesNotApart = (mates: GroupMates): readonly NotKept[] =>
  mates.members.flatMap((group) => brokenPairs(mates, group));
