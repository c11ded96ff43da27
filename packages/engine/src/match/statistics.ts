import { faultIn } from './allowed.ts';
import type { MatchEvent } from './events.ts';
import { type BySide, type MatchRules, otherSide, type SetRecord, type Side } from './match.ts';
import { readLog } from './read-log.ts';
import { record } from './record.ts';
import { newScoreboard, type Scoreboard, serverOn, setsOf } from './scoreboard.ts';
import { singlePoints } from './single-points.ts';

/** The statistics of one side in a set or a match; points filled in by an outcome are never included. */
export type SideStatistics = {
  readonly pointsWon: number;
  readonly pointsWonOnServe: number;
  readonly pointsLostOnServe: number;
  readonly biggestLead: number;
  readonly longestStreak: number;
  /** The largest deficit from which this side won the set; 0 if there is none. */
  readonly biggestComeback: number;
};

/** Instants in ms since the epoch, the duration in ms; absent if it has not happened. */
export type Clock = { readonly start?: number; readonly end?: number; readonly duration?: number };

/** The statistics of one set so far. */
export type SetStatistics = Clock & BySide<SideStatistics>;

/** The statistics of a match: its own, and those of each set begun. */
export type MatchStatistics = SetStatistics & { readonly sets: readonly SetStatistics[] };

type Count = Record<Side, number>;
const none = (): Count => ({ a: 0, b: 0 });

/** The counters of a set while reading its points. */
type Tally = { won: Count; wonOnServe: Count; lostOnServe: Count; lead: Count; streak: Count };
const newTally = (): Tally => ({
  won: none(),
  wonOnServe: none(),
  lostOnServe: none(),
  lead: none(),
  streak: none(),
});

/** Points in a row: `inSet` restarts with each set, `inMatch` does not. */
type Run = { side: Side; inSet: number; inMatch: number };

const countPoint = (tally: Tally, side: Side, server: Side | undefined): void => {
  tally.won[side] += 1;
  if (server === side) tally.wonOnServe[side] += 1;
  else if (server !== undefined) tally.lostOnServe[server] += 1;
  const lead = tally.won[side] - tally.won[otherSide(side)];
  tally.lead[side] = Math.max(tally.lead[side], lead);
};

const countStreak = (run: Run, tally: Tally, longest: Count, side: Side, firstOfSet: boolean): void => {
  const goesOn = run.side === side;
  run.inSet = goesOn && !firstOfSet ? run.inSet + 1 : 1;
  run.inMatch = goesOn ? run.inMatch + 1 : 1;
  run.side = side;
  tally.streak[side] = Math.max(tally.streak[side], run.inSet);
  longest[side] = Math.max(longest[side], run.inMatch);
};

type Counted = {
  readonly board: Scoreboard;
  readonly tallies: readonly Tally[];
  readonly longest: Count;
  readonly endedAt?: number;
};

const count = (events: readonly MatchEvent[], rules: MatchRules): Counted => {
  const board = newScoreboard(rules.bestOf);
  const tallies: Tally[] = [];
  const run: Run = { side: 'a', inSet: 0, inMatch: 0 };
  const longest = none();
  let endedAt: number | undefined;
  for (const event of singlePoints(events)) {
    if (faultIn(board, event) !== undefined) continue;
    if (event.type === 'point' || event.type === 'penaltyPoint') {
      const firstOfSet = board.a + board.b === 0;
      const tally = (tallies[board.finishedSets.length] ??= newTally());
      // Nobody serves a penalty point: it counts in the score, but not in service statistics.
      countPoint(tally, event.side, event.type === 'point' ? serverOn(board) : undefined);
      countStreak(run, tally, longest, event.side, firstOfSet);
    }
    record(board, event);
    if (board.status === 'finished') endedAt = event.at;
  }
  return { board, tallies, longest, ...(endedAt === undefined ? {} : { endedAt }) };
};

const clock = (start: number | undefined, end: number | undefined): Clock => ({
  ...(start === undefined ? {} : { start }),
  ...(end === undefined ? {} : { end }),
  ...(start === undefined || end === undefined ? {} : { duration: Math.max(0, end - start) }),
});

const sideOfSet = (tally: Tally, side: Side, winner: Side | undefined): SideStatistics => ({
  pointsWon: tally.won[side],
  pointsWonOnServe: tally.wonOnServe[side],
  pointsLostOnServe: tally.lostOnServe[side],
  biggestLead: tally.lead[side],
  longestStreak: tally.streak[side],
  biggestComeback: winner === side ? tally.lead[otherSide(side)] : 0,
});

const setStatistics = (counted: Counted, set: SetRecord, index: number): SetStatistics => {
  const tally = counted.tallies[index] ?? newTally();
  return {
    ...clock(set.startedAt, set.endedAt ?? counted.endedAt),
    a: sideOfSet(tally, 'a', set.winner),
    b: sideOfSet(tally, 'b', set.winner),
  };
};

const sideOfMatch = (sets: readonly SetStatistics[], side: Side, longestStreak: number): SideStatistics => {
  const total = {
    pointsWon: 0,
    pointsWonOnServe: 0,
    pointsLostOnServe: 0,
    biggestLead: 0,
    biggestComeback: 0,
  };
  for (const set of sets) {
    const own = set[side];
    total.pointsWon += own.pointsWon;
    total.pointsWonOnServe += own.pointsWonOnServe;
    total.pointsLostOnServe += own.pointsLostOnServe;
    total.biggestLead = Math.max(total.biggestLead, own.biggestLead);
    total.biggestComeback = Math.max(total.biggestComeback, own.biggestComeback);
  }
  return { ...total, longestStreak };
};

/**
 * The statistics of a match and of each set begun, from its log: counts are summed over the sets, lead and comeback are
 * the largest of them, and the longest streak runs across sets.
 */
export const matchStatistics = (log: readonly MatchEvent[], rules: MatchRules): MatchStatistics => {
  const counted = count(readLog(log, rules).events, rules);
  const sets = setsOf(counted.board).map((set, index) => setStatistics(counted, set, index));
  return {
    ...clock(sets[0]?.start, counted.endedAt),
    a: sideOfMatch(sets, 'a', counted.longest.a),
    b: sideOfMatch(sets, 'b', counted.longest.b),
    sets,
  };
};
