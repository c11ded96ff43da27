import type { PlayerId } from '../../id.ts';
import { randomFrom, shuffle } from '../../random.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import { clubsNotApart } from './apart.ts';
import { boardLines, entrantsFrom, freeLines, newBoard, playerOf } from './board.ts';
import type { Board } from './board.ts';
import type { Lines } from '../bracket/bracket.ts';
import type { Entrant } from '../entrants/entrant.ts';
import { defaultSeeds } from '../bracket/lines.ts';
import { playerTwice, seedingOrder } from '../entrants/ranking.ts';
import { clubClash, separateFirstRound } from './repair.ts';
import type { DrawFailure, DrawReport } from '../report.ts';
import { maxLines } from '../bracket/rounds.ts';
import { placeSeedsAndByes } from './seeding.ts';
import { newSpread, spreadPlayers } from './spread.ts';

/** What a knockout is drawn from. */
export type KnockoutDrawRequest = {
  /** From 2 to 512 players. */
  readonly entrants: readonly Entrant[];
  /** How many are seeded; a quarter of the lines unless said. */
  readonly seeds?: number;
  readonly seed: string;
};

/** A seed and the line it stands on, both from 1. */
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

/** The seeds of a finished board and their lines. */
export const seededLines = (board: Board): readonly SeededLine[] => {
  const lines: SeededLine[] = [];
  for (let entrant = 0; entrant < board.fixed; entrant += 1) {
    const line = (board.lineOf[entrant] as number) + 1;
    lines.push({ seed: entrant + 1, player: playerOf(board, entrant), line });
  }
  return lines;
};

/**
 * Draws a knockout of 2 to 512 players (3.6.1, 3.6.2): byes to the best seeds and spread evenly, seeds on
 * their lines, all others by lot, players of one club as late against each other as can be. Seeds are the
 * best by rating, players without a rated match after the others, equal ratings by lot.
 */
export const drawKnockout = ({
  entrants,
  seeds = defaultSeeds(entrants.length),
  seed,
}: KnockoutDrawRequest): Result<KnockoutDraw, DrawFailure> => {
  const failure = bracketFailure(entrants);
  if (failure !== undefined) return err(failure);
  if (seeds > entrants.length) return err({ code: 'draw.tooManySeeds', seeds, max: entrants.length });
  const random = randomFrom(seed);
  const ranked = seedingOrder(entrants, random);
  const board = newBoard(ranked, seeds, random);
  const spread = newSpread(board);
  placeSeedsAndByes(spread);
  spreadPlayers(spread, shuffle(entrantsFrom(seeds, ranked.length), random), freeLines(board));
  separateFirstRound(board, clubClash(board));
  return ok({
    lines: boardLines(board),
    seeding: seededLines(board),
    report: {
      seed,
      inputs: { kind: 'knockout', entrants: ranked, seeds },
      notKept: clubsNotApart(board),
    },
  });
};
