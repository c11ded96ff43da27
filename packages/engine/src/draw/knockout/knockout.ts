import { intAt } from '../../item-at.ts';
import type { PlayerId } from '../../id.ts';
import { randomFrom } from '../../random.ts';
import type { Random } from '../../random.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { Lines } from '../bracket/bracket.ts';
import { defaultSeeds } from '../bracket/lines.ts';
import { bracketSize, maxLines } from '../bracket/rounds.ts';
import { newBoard, numbersFrom, placesOf, playersOf } from '../constraints/board.ts';
import type { Board } from '../constraints/board.ts';
import { bracketConstraints } from '../constraints/bracket.ts';
import { violationsOf } from '../constraints/constraint.ts';
import { search } from '../constraints/search.ts';
import { bracketSections } from '../constraints/sections.ts';
import type { Entrant } from '../entrants/entrant.ts';
import { playerTwice, seedingOrder } from '../entrants/ranking.ts';
import { drawMethod } from '../report.ts';
import type { DrawFailure, DrawInputs, DrawReport } from '../report.ts';
import { drawLots } from './lots.ts';

/** The input of a knockout draw. */
export type KnockoutDrawRequest = {
  /** From 2 to 512 players. */
  readonly entrants: readonly Entrant[];
  /** Whether they come in seeding order, as from a table; else ratings order them. */
  readonly areRanked?: boolean;
  /** How many are seeded; by default a quarter of the lines. */
  readonly seeds?: number;
  readonly seed: string;
};

/** A seed and its line, both from 1. */
export type SeededLine = { readonly seed: number; readonly player: PlayerId; readonly line: number };

/** The bracket of a knockout, its seeds in order and the report of its draw. */
export type KnockoutDraw = {
  readonly lines: Lines;
  readonly seeding: readonly SeededLine[];
  readonly report: DrawReport;
};

/** Why these players cannot be drawn into one bracket, if so. */
export const bracketFailure = (entrants: readonly Entrant[]): DrawFailure | undefined => {
  const players = entrants.length;
  if (players < 2) return { code: 'draw.tooFewPlayers', players, min: 2 };
  if (players > maxLines) return { code: 'draw.tooManyPlayers', players, max: maxLines };
  const twice = playerTwice(entrants.map(({ player }) => player));
  return twice === undefined ? undefined : { code: 'phase.playerTwice', player: twice };
};

/** The entrants of a bracket: in seeding order, seeds first, and the others in separate lots, best first. */
export type BracketLots = {
  readonly ranked: readonly Entrant[];
  readonly seeds: number;
  readonly others: readonly (readonly number[])[];
};

const seedingOf = (board: Board): readonly SeededLine[] =>
  playersOf(board, numbersFrom(0, board.fixed)).map((player, index) => ({
    seed: index + 1,
    player,
    line: intAt(board.placeOf, index) + 1,
  }));

/** A few milliseconds; with ten times as many redraws hardly any draw gets better. */
const bound = { looks: 60_000, vainLots: 10, vainSteps: 250 };

/** Draws a bracket, and reports the constraints it broke. */
export const drawBracket = (
  { ranked, seeds, others }: BracketLots,
  inputs: DrawInputs,
  seed: string,
  random: Random,
): KnockoutDraw => {
  const sections = bracketSections(bracketSize(ranked.length));
  const board = search(
    () => drawLots(newBoard(ranked, seeds, sections), others, random),
    bracketConstraints,
    random,
    bound,
  );
  return {
    lines: placesOf(board),
    seeding: seedingOf(board),
    report: { method: drawMethod, seed, inputs, notKept: violationsOf(board, bracketConstraints) },
  };
};

/**
 * Draws a knockout of 2 to 512 players (3.6.1, 3.6.2): byes to the best seeds and spread evenly, seeds on
 * their lines, all others by lot, players of one club meeting as late as possible. Seeds are the
 * best by rating, players without a rated match after the others, equal ratings by lot; or the first of those ranked.
 */
export const drawKnockout = ({
  entrants,
  areRanked = false,
  seeds = defaultSeeds(entrants.length),
  seed,
}: KnockoutDrawRequest): Result<KnockoutDraw, DrawFailure> => {
  const failure = bracketFailure(entrants);
  if (failure !== undefined) return err(failure);
  if (seeds > entrants.length) return err({ code: 'draw.tooManySeeds', seeds, max: entrants.length });
  const random = randomFrom(seed);
  const ranked = areRanked ? entrants : seedingOrder(entrants, random);
  const others = [numbersFrom(seeds, ranked.length)];
  return ok(
    drawBracket({ ranked, seeds, others }, { kind: 'knockout', entrants: ranked, seeds }, seed, random),
  );
};
