import { randomFrom, shuffle } from '../../random.ts';
import type { Random } from '../../random.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import { clubsNotApart } from './apart.ts';
import { boardLines, entrantsFrom, freeLines, newBoard, none } from './board.ts';
import type { Board } from './board.ts';
import { areEven, byesNotKept } from './byes.ts';
import type { QualifiedEntrant } from '../entrants/entrant.ts';
import { giveUpByes } from './give-up-byes.ts';
import {
  costOfMates,
  groupMatesNotApart,
  keepsGroupMatesApart,
  meetsMate,
  newGroupMates,
  separateGroupMates,
} from './group-mates.ts';
import type { GroupMates } from './group-mates.ts';
import { bracketFailure, seededLines } from './knockout.ts';
import type { KnockoutDraw } from './knockout.ts';
import { byesOutOfOrder, orderByes } from './order-byes.ts';
import { byPositionAndGroup, placesByPosition } from '../entrants/qualified-order.ts';
import { clashes, clubClash, separateFirstRound } from './repair.ts';
import type { DrawFailure } from '../report.ts';
import { placeSeedsAndByes } from './seeding.ts';
import { bestLinesFirst, newSpread, spreadPlayers } from './spread.ts';

/** What the crossings into a knockout are drawn from. */
export type CrossingsRequest = {
  /** The players who come from positions a to b of the groups of an earlier phase, 2 to 512 of them. */
  readonly qualifiers: readonly QualifiedEntrant[];
  readonly seed: string;
};

/** One try at the crossings: the bracket, and what it fails to keep, what comes first weighing most. */
type Attempt = { readonly board: Board; readonly mates: GroupMates; readonly cost: number };

/** More than there can be of what weighs less. */
const weight = 1000;

/** What group mates closer than they might be cost at the least. */
const leastOfMates = weight * weight;

/** Takes group mates apart, puts byes in order, and then takes club mates of the first round apart. */
const separate = (board: Board, mates: GroupMates): Attempt => {
  separateGroupMates(mates);
  orderByes(mates);
  const clash = clubClash(board);
  separateFirstRound(board, clash, keepsGroupMatesApart(mates));
  const cost = costOfMates(mates) * leastOfMates + byesOutOfOrder(mates) * weight + clashes(board, clash);
  return { board, mates, cost };
};

/** What the winners' lines look at: clubs, and that winners who do not fill their lines lie evenly over them. */
type WinnersLot = {
  readonly clubsApart: boolean;
  readonly evenly: boolean;
  /** Winners who have no bye. */
  readonly passedOver?: readonly number[];
};

/** The same lines, for a draw that looks at no clubs. */
const withoutClubs = (board: Board): Board => ({ ...board, clubs: 0, clubOf: board.clubOf.map(() => none) });

const attempt = (
  entrants: readonly QualifiedEntrant[],
  random: Random,
  { clubsApart, evenly, passedOver }: WinnersLot,
): Attempt => {
  const [winners = [], ...others] = placesByPosition(entrants);
  const board = newBoard(entrants, winners.length, random);
  const spread = newSpread(clubsApart ? board : withoutClubs(board), { seedsEvenly: evenly });
  placeSeedsAndByes(spread, passedOver);
  const ranked = bestLinesFirst(newSpread(board));
  for (const players of others) spreadPlayers(ranked, shuffle(players, random), freeLines(board));
  const tried = separate(board, newGroupMates(board, entrants));
  // Only byes out of their order can be uneven.
  return passedOver === undefined || areEven(board.at) ? tried : { ...tried, cost: tried.cost + weight };
};

/** How often lots are drawn at the most while mates are closer than they might be: the fewer players, the more often. */
const maxAttempts = (players: number): number => Math.max(20, Math.floor(1200 / players));

/** How often lots are drawn with each of the winners passed over. */
const triesOfEach = 20;

const isBetter = (one: Attempt, other: Attempt): boolean =>
  one.cost < other.cost ||
  (one.cost === other.cost && clubsNotApart(one.board).length < clubsNotApart(other.board).length);

/**
 * The first try that keeps mates apart, or else the one that fails least. Every other try looks at no clubs of winners,
 * since taking those apart may bring group mates together; while it does not help these, winners lie unevenly too.
 */
const bestAttempt = (ranked: readonly QualifiedEntrant[], random: Random): Attempt => {
  const most = maxAttempts(ranked.length);
  let best = attempt(ranked, random, { clubsApart: true, evenly: true });
  for (let tries = 1; tries < most && best.cost > 0; tries += 1) {
    const next = attempt(ranked, random, { clubsApart: tries % 2 === 0, evenly: true });
    if (isBetter(next, best)) best = next;
  }
  for (let tries = 0; tries < most && best.cost >= leastOfMates; tries += 1) {
    const next = attempt(ranked, random, { clubsApart: false, evenly: false });
    if (next.cost < best.cost) best = next;
  }
  return best;
};

const matesMeet = ({ board, mates }: Attempt): boolean =>
  board.entrants.some((_, entrant) => meetsMate(mates, entrant));

/**
 * Who has no bye: one of those whose turn it is, the worst first, and of the next winners none to begin with, then one,
 * and so on, so that the bye goes to the best who can have it.
 */
const yielding = (byes: number, winners: number): readonly (readonly number[])[] =>
  entrantsFrom(0, Math.min(byes, winners))
    .toReversed()
    .flatMap((yields) =>
      entrantsFrom(byes, Math.max(byes + 1, winners)).map((next) => [yields, ...entrantsFrom(byes, next)]),
    );

/** Tries without the byes of some winners until that keeps mates from meeting at once. */
const passingOver = (ranked: readonly QualifiedEntrant[], random: Random, best: Attempt): Attempt => {
  const { size, fixed } = best.board;
  if (best.mates.members.some(({ length }) => length > size / 2)) return best;
  for (const passedOver of yielding(size - ranked.length, fixed)) {
    let least = best;
    for (let tries = 0; tries < triesOfEach; tries += 1) {
      const next = attempt(ranked, random, { clubsApart: tries % 2 === 0, evenly: true, passedOver });
      if (isBetter(next, least)) least = next;
    }
    if (!matesMeet(least)) return least;
  }
  return best;
};

/** Byes yield where no lot keeps mates from meeting at once: that of a winner, or else whichever can. */
const withByesYielding = (ranked: readonly QualifiedEntrant[], random: Random): Attempt => {
  const best = bestAttempt(ranked, random);
  if (!matesMeet(best)) return best;
  const passed = passingOver(ranked, random, best);
  if (!matesMeet(passed)) return passed;
  giveUpByes(best.mates);
  return separate(best.board, best.mates);
};

/**
 * Draws the crossings from groups into a knockout. The best position that qualifies (the winners, or the
 * thirds of a consolation) counts as seeds in the order of the groups: the first group's on the first line,
 * the second's on the last, the others on the lines of seeds; they have the byes, in that order unless two
 * of a group would meet in the first round for it. The next position is drawn by lot into the half opposite
 * to its group's winner, the third away from both for as long as can be, and so on. Keeping clubs apart
 * comes after that.
 */
export const drawCrossings = ({ qualifiers, seed }: CrossingsRequest): Result<KnockoutDraw, DrawFailure> => {
  const failure = bracketFailure(qualifiers);
  if (failure !== undefined) return err(failure);
  const ranked = qualifiers.toSorted(byPositionAndGroup);
  const { board, mates } = withByesYielding(ranked, randomFrom(seed));
  return ok({
    lines: boardLines(board),
    seeding: seededLines(board),
    report: {
      seed,
      inputs: { kind: 'crossings', entrants: ranked },
      notKept: [...byesNotKept(board, 'noPlaceLeft'), ...groupMatesNotApart(mates), ...clubsNotApart(board)],
    },
  });
};
