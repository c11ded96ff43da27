import { faultIn } from './allowed.ts';
import type { MatchEvent } from './events.ts';
import { effectiveEvents, type MatchRules } from './fold.ts';
import { type BySide, otherSide, type Side, sides } from './match.ts';
import { newScoreboard, record, type Scoreboard, serverOn } from './scoreboard.ts';

/** What is counted for one side of a set or of a match; points filled in by an outcome are in none of it. */
export type SideStatistics = {
  readonly pointsWon: number;
  readonly pointsWonOnServe: number;
  readonly pointsLostOnServe: number;
  readonly biggestLead: number;
  readonly longestStreak: number;
  /** The largest deficit from which this side won the set; 0 where there is none. */
  readonly biggestComeback: number;
};

/** Instants in ms since the epoch, the duration in ms; absent what has not happened. */
export type Clock = { readonly start?: number; readonly end?: number; readonly duration?: number };

/** The statistics of one set, as far as it was played. */
export type SetStatistics = Clock & BySide<SideStatistics>;

/** The statistics of a match: its own, and those of each set begun. */
export type MatchStatistics = SetStatistics & { readonly sets: readonly SetStatistics[] };
