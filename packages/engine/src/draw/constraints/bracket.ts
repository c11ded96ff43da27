import { intAt } from '../../item-at.ts';
import { blockOf, opponentLine } from '../bracket/lines.ts';
import { isBye, numbersFrom } from './board.ts';
import type { Board } from './board.ts';
import { byeOrderCost } from './bye-order.ts';
import { pairsCost } from './pairs.ts';
import type { Constraint } from './constraint.ts';
import { all, between, finest, halves, later, whereThereIsRoom } from './depths.ts';
import { about, passedOver, seedsWithoutBye, together, tooEarly } from './violations.ts';

/** The block, from 0, to which a seed belongs: 1, 2, 3-4, 5-8 … */
const blockOfSeed = (seed: number): number => Math.ceil(Math.log2(seed + 1));

const staysInBlock = ({ at, fixed }: Board, from: number, to: number): boolean =>
  intAt(at, from) >= fixed || blockOf(from, at.length) === blockOf(to, at.length);

/** Whether a bye that moves from one line to another would meet a bye. */
const meetsBye = (board: Board, from: number, to: number): boolean =>
  opponentLine(from) !== to &&
  isBye(board, intAt(board.at, from)) &&
  isBye(board, intAt(board.at, opponentLine(to)));

/** Whether each section has as many byes as possible. */
const areEven = (board: Board): boolean => evenByes.of(board) === evenByes.least(board);
const evenByes = pairsCost(({ byes }) => byes, all);

/** The constraints of a bracket draw, most important first. */
export const bracketConstraints: readonly Constraint[] = [
  {
    name: 'seedingLines',
    regulation: 'ITTF 3.6.2.3',
    violations: (board) => {
      const { fixed, placeOf, at } = board;
      const isAstray = (seed: number): boolean =>
        blockOf(intAt(placeOf, seed), at.length) !== blockOfSeed(seed);
      return about(board, 'seedingLines', numbersFrom(0, fixed).filter(isAstray));
    },
    costs: [],
    mayMove: (board, one, other) => staysInBlock(board, one, other) && staysInBlock(board, other, one),
  },
  {
    name: 'groupMatesApart',
    regulation: 'Handbook for Tournament Referees, draws from groups',
    violations: (board) => together(board, 'groupMatesApart', board.groups, finest),
    costs: [pairsCost(({ groups }) => groups, finest)],
  },
  {
    name: 'byesToSeeds',
    regulation: 'ITTF 3.6.1.2',
    violations: (board) => about(board, 'byesToSeeds', seedsWithoutBye(board)),
    costs: [byeOrderCost(({ fixed }, number) => Math.min(number, fixed))],
  },
  {
    name: 'byesSpread',
    regulation: 'ITTF 3.6.1.2',
    violations: (board) =>
      areEven(board) ? [] : [{ constraint: 'byesSpread', players: [], why: 'noPlaceLeft' }],
    costs: [evenByes],
    mayMove: (board, one, other) => !meetsBye(board, one, other) && !meetsBye(board, other, one),
  },
  {
    name: 'oppositeHalves',
    regulation: 'Handbook for Tournament Referees, draws from groups',
    violations: (board) => tooEarly(board, 'oppositeHalves', (rank) => rank === 1),
    costs: [pairsCost(({ ranks }) => ranks, halves)],
  },
  {
    name: 'groupMatesLate',
    regulation: 'Handbook for Tournament Referees, draws from groups',
    violations: (board) => tooEarly(board, 'groupMatesLate', (rank) => rank > 1),
    costs: [pairsCost(({ ranks }) => ranks, between)],
  },
  {
    name: 'byesByPosition',
    regulation: 'ITTF 3.6.1.2, for those who come from groups',
    violations: (board) => about(board, 'byesByPosition', passedOver(board)),
    costs: [byeOrderCost(({ position }, number) => position[number] ?? 0)],
  },
  {
    name: 'clubsApart',
    regulation: 'ITTF 3.6.3.1, 3.6.3.3, for clubs',
    violations: (board) => together(board, 'clubsApart', board.clubs),
    costs: [
      pairsCost(({ clubs }) => clubs, finest),
      pairsCost(({ clubs }) => clubs, whereThereIsRoom),
      { ...pairsCost(({ clubs }) => clubs, later), isWish: true },
    ],
  },
];
