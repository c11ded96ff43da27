import { shareClub } from '../../draw/entrants/entrant.ts';
import { itemAt } from '../../item-at.ts';
import { randomFrom, randomInteger } from '../../random.ts';
import type { PairCost } from '../matching/lanes.ts';
import type { SwissCriterion } from '../report.ts';
import type { Candidate } from './history.ts';

/** By how much a pair, or a bye, breaks a criterion. */
type Rule = {
  readonly criterion: SwissCriterion;
  readonly most: (candidates: readonly Candidate[]) => number;
  /** The first of the two is ahead by wins, then by seeding. */
  readonly pair: (ahead: Candidate, behind: Candidate) => number;
  readonly bye?: (candidate: Candidate, below: number) => number;
};

const highest = (values: Iterable<number>): number => Math.max(0, ...values);
const difference = (ahead: Candidate, behind: Candidate): number => ahead.wins - behind.wins;
/** Which half of a score group a player is in; in the middle of an odd one, whoever floats decides it. */
const halfOf = ({ place, inGroup }: Candidate): 'top' | 'middle' | 'bottom' => {
  if (place < Math.floor(inGroup / 2)) return 'top';
  return place < Math.ceil(inGroup / 2) ? 'middle' : 'bottom';
};
const areInOneHalf = (ahead: Candidate, behind: Candidate): boolean =>
  ahead.wins === behind.wins && halfOf(ahead) === halfOf(behind);

/** The criteria of a pairing in their order. */
export const swissRules: readonly Rule[] = [
  {
    criterion: 'noRematch',
    most: (candidates) => highest(candidates.flatMap(({ met, byes }) => [byes, ...met.values()])),
    pair: (ahead, behind) => ahead.met.get(behind.entrant.player) ?? 0,
    bye: ({ byes }) => byes,
  },
  {
    criterion: 'byeFromBottom',
    most: (candidates) => candidates.length,
    pair: () => 0,
    bye: (_, below) => below,
  },
  {
    criterion: 'scoreGroups',
    most: (candidates) => highest(candidates.map(({ wins }) => wins)) ** 2,
    pair: (ahead, behind) => difference(ahead, behind) ** 2,
  },
  {
    criterion: 'halves',
    most: () => 1,
    pair: (ahead, behind) => Number(areInOneHalf(ahead, behind)),
  },
  {
    criterion: 'floatersApart',
    most: () => 2,
    pair: (ahead, behind) =>
      ahead.wins === behind.wins ? 0 : Number(ahead.lastFloat === 'down') + Number(behind.lastFloat === 'up'),
  },
  {
    criterion: 'clubsApart',
    most: () => 1,
    pair: ({ entrant: one }, { entrant: other }) => Number(shareClub(one, other)),
  },
];

/**
 * How far a pair is from the usual one: the first of the top half meets the first of the bottom half, and so on; the last of a
 * group floats, to the first of the next one.
 */
const distance = (ahead: Candidate, behind: Candidate): number =>
  ahead.wins === behind.wins
    ? (behind.place - ahead.place - Math.floor(ahead.inGroup / 2)) ** 2
    : (ahead.inGroup - 1 - ahead.place) ** 2 + behind.place ** 2;

/** How often two have met, or the first had the bye, which is the vertex after the last candidate. */
export const costOfRematch = (candidates: readonly Candidate[], one: number, other: number): number =>
  other === candidates.length
    ? itemAt(candidates, one).byes
    : (itemAt(candidates, one).met.get(itemAt(candidates, other).entrant.player) ?? 0);

/** How many values a lot has. */
const lotValues = 256;

/**
 * The costs of all pairs for the matching, the candidates in their order; with an odd number of them, the vertex after the last one is
 * the bye. After the criteria come the usual pairs, and then the lot from the seed.
 */
export const pairCosts = (candidates: readonly Candidate[], seed: string): readonly PairCost[] => {
  const count = candidates.length;
  const random = randomFrom(seed);
  const lots = Int32Array.from({ length: (count + 1) ** 2 }, () => randomInteger(lotValues, random));
  const costOf = (rule: Rule): PairCost => ({
    most: rule.most(candidates),
    of: (one, other) =>
      other === count
        ? (rule.bye?.(itemAt(candidates, one), count - 1 - one) ?? 0)
        : rule.pair(itemAt(candidates, one), itemAt(candidates, other)),
  });
  return [
    ...swissRules.map(costOf),
    {
      most: 2 * count ** 2,
      of: (one, other) =>
        other === count ? 0 : distance(itemAt(candidates, one), itemAt(candidates, other)),
    },
    { most: lotValues - 1, of: (one, other) => lots[one * (count + 1) + other] ?? 0 },
  ];
};
