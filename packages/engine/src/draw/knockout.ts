import type { PlayerId } from '../id.ts';
import type { Lines } from './bracket.ts';
import type { Entrant } from './entrant.ts';
import type { DrawReport } from './report.ts';

export type KnockoutDrawRequest = {
  /** From 2 to 512 players. */
  readonly entrants: readonly Entrant[];
  /** How many are seeded; a quarter of the lines unless said. */
  readonly seeds?: number;
  readonly seed: string;
};

/** A seed and the line it stands on, both from 1. */
export type SeededLine = { readonly seed: number; readonly player: PlayerId; readonly line: number };

/** The bracket of a knockout and the report of its draw. */
export type KnockoutDraw = {
  readonly lines: Lines;
  readonly seeding: readonly SeededLine[];
  readonly report: DrawReport;
};
