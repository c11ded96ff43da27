import { minute } from '../../durations.ts';
import { itemAt } from '../../item-at.ts';
import type { MatchId, OpenId } from '../../id.ts';
import { hash, type Random } from '../../random.ts';
import { quantileOfNext } from '../../simulation/quantile.ts';
import { isOccupying, type Day, type DayMatch } from '../day.ts';
import { wholeMinute } from '../settings.ts';
import { paceAt, paceOfDay, type PaceOfDay } from '../pace-of-day.ts';
import { shareOfOverrides } from './overrides.ts';
import { planDay, type DayPlan } from '../simulation/plan.ts';
import { runDay } from '../simulation/run.ts';
import type { RunState } from '../simulation/state.ts';

/** Eight times in ten it is between the earliest and the latest, and as often before as after the likely one; in the minutes that a clock shows then. */
export type Interval = { readonly earliest: number; readonly likely: number; readonly latest: number };

export type DayEstimate = {
  /** The first serve of each match that is not called yet, unless it waits for a closed table; those of a phase that is not drawn too: see `matchesWithToCome`. */
  readonly starts: ReadonlyMap<MatchId, Interval>;
  /** The last point of the same matches, and of those on tables. */
  readonly ends: ReadonlyMap<MatchId, Interval>;
  /** The tables that the next matches took, the most frequent first. */
  readonly tables: ReadonlyMap<MatchId, readonly TableShare[]>;
  /** In how many of the runs, of 1, a match was the first of its open to be called, alone or with others; without those that never were. */
  readonly first: ReadonlyMap<MatchId, number>;
  /** One of the runs, whose day ends in the middle of all: hours and tables that go together, as paper needs them. */
  readonly plan: ReadonlyMap<MatchId, PlannedMatch>;
  /** The end of the last match of each phase. */
  readonly phases: readonly ({ readonly open: OpenId; readonly phase: number } & Interval)[];
  /** The end of the day; null if nothing is left, or nothing more can be played. */
  readonly end: Interval | null;
  /** Matches are left and no table is open: of these, of their phases and of the day nothing can be said until one is. */
  readonly needsTable: boolean;
};

/** The first serve of a match that is not called yet, at an instant, and its table. */
export type PlannedMatch = { readonly at: number; readonly table: number };

/** In how many of the runs, of 1, a match took a table. */
export type TableShare = { readonly table: number; readonly share: number };

/** As many runs as an interval needs: each takes some milliseconds with 600 matches. */
const estimateRuns = 20;

/** The pace, where it is known, how many runs, and what is done before each of them. */
export type EstimateOptions = {
  readonly pace?: PaceOfDay;
  readonly runs?: number;
  readonly before?: () => void;
};

/**
 * When each match begins, and each phase ends, by playing the rest of the day again and again: with the lengths that matches have, at a pace
 * between what clubs play and what was seen today.
 */
export function estimateDay(
  day: Day,
  random: Random,
  { pace = paceOfDay(day), runs = estimateRuns, before }: EstimateOptions = {},
): DayEstimate {
  const known = planDay(day);
  const plan = { ...known, overrides: shareOfOverrides(day, known) };
  const { matches } = plan.index.day;
  // Each run has its seed, each match its chances in a run: what did not change stays, and a change shows for what it is.
  const base = Math.floor(random() * 2 ** 32);
  const played: PlayedRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    before?.();
    const seed = base ^ hash(String(run));
    played.push(timesOf(matches, runDay(plan, { pace: paceAt(pace, (run + random()) / runs), seed })));
  }
  return summaryOf(plan, played);
}

/**
 * When and where each match was played in a run, by its place; 0 if it was not, or without a table. The run itself is not kept: twenty
 * would fill the memory.
 */
type PlayedRun = {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly tables: Uint16Array;
};

const timesOf = (matches: readonly DayMatch[], { matches: played }: RunState): PlayedRun => ({
  starts: Float64Array.from(matches, ({ id }) => played.get(id)?.startsAt ?? 0),
  ends: Float64Array.from(matches, ({ id }) => played.get(id)?.endsAt ?? 0),
  tables: Uint16Array.from(matches, ({ id }) => played.get(id)?.table?.number ?? 0),
});

function summaryOf({ index, waiting }: DayPlan, played: readonly PlayedRun[]): DayEstimate {
  const { day } = index;
  const { matches, tables } = day;
  const isAnyOpen = tables.some(({ state }) => state === 'open');
  const needsTable = !isAnyOpen && !matches.every(isOccupying);
  const intervals = (
    isShown: (match: DayMatch) => boolean,
    of: (run: PlayedRun) => Float64Array,
  ): ReadonlyMap<MatchId, Interval> => {
    const found = new Map<MatchId, Interval>();
    for (const [place, match] of matches.entries()) {
      if (waiting.has(match.id) || !isShown(match)) continue;
      const known = played.map((run) => of(run)[place] ?? 0).filter((at) => at > 0);
      if (known.length > 0) found.set(match.id, intervalOf(known));
    }
    return found;
  };
  const phases = phaseEnds(matches, played, isAnyOpen);
  const starts = intervals(
    (match) => !isOccupying(match),
    (run) => run.starts,
  );
  return {
    starts,
    ends: intervals(
      () => true,
      ({ ends }) => ends,
    ),
    tables: tablesOfNext(nextOf(matches, starts, day), played),
    first: firstOf(matches, played),
    plan: planOf(matches, played),
    phases: phases.map(({ open, phase, ends }) => ({ open, phase, ...intervalOf(ends) })),
    needsTable,
    end:
      needsTable || phases.length === 0
        ? null
        : intervalOf(played.map((_, run) => Math.max(...phases.map(({ ends }) => itemAt(ends, run))))),
  };
}

function planOf(matches: readonly DayMatch[], played: readonly PlayedRun[]): DayEstimate['plan'] {
  const lastOf = ({ ends }: PlayedRun): number => ends.reduce((last, end) => Math.max(last, end), 0);
  const middle = played.toSorted((one, other) => lastOf(one) - lastOf(other))[Math.floor(played.length / 2)];
  return new Map(
    [...matches.entries()].flatMap(([place, match]): [MatchId, PlannedMatch][] => {
      const [at, table] = [middle?.starts[place] ?? 0, middle?.tables[place] ?? 0];
      return isOccupying(match) || at === 0 || table === 0
        ? []
        : [[match.id, { at: wholeMinute(at), table }]];
    }),
  );
}

function firstOf(matches: readonly DayMatch[], played: readonly PlayedRun[]): DayEstimate['first'] {
  const waiting = [...matches.entries()].filter(([, match]) => !isOccupying(match));
  const times = new Map<MatchId, number>();
  for (const { starts } of played) {
    const first = new Map<OpenId, number>();
    for (const [place, { open }] of waiting)
      if (starts[place]) first.set(open, Math.min(first.get(open) ?? Infinity, starts[place]));
    for (const [place, { id, open }] of waiting)
      if (starts[place] === first.get(open)) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return new Map([...times].map(([id, count]) => [id, count / played.length]));
}

/** Whatever starts later, in milliseconds, may go to any table; but for as many matches as there are tables. */
const soon = 25 * 60_000;

/** The matches that start next, by their places. */
function nextOf(
  matches: readonly DayMatch[],
  starts: DayEstimate['starts'],
  { now, tables }: Day,
): readonly [place: number, id: MatchId][] {
  const coming = [...matches.entries()].flatMap(([place, { id }]) => {
    const start = starts.get(id);
    return start === undefined ? [] : [{ place, id, at: start.likely }];
  });
  const open = tables.filter(({ state }) => state === 'open').length;
  return coming
    .toSorted((one, other) => one.at - other.at)
    .filter(({ at }, before) => before < open || at <= now + soon)
    .map(({ place, id }) => [place, id]);
}

function tablesOfNext(next: ReturnType<typeof nextOf>, played: readonly PlayedRun[]): DayEstimate['tables'] {
  const found = new Map<MatchId, readonly TableShare[]>();
  for (const [place, id] of next) {
    const times = new Map<number, number>();
    for (const { tables } of played) {
      const table = tables[place] ?? 0;
      if (table > 0) times.set(table, (times.get(table) ?? 0) + 1);
    }
    const shares = [...times].map(([table, count]) => ({ table, share: count / played.length }));
    found.set(
      id,
      shares.toSorted((one, other) => other.share - one.share || one.table - other.table),
    );
  }
  return found;
}

type PhaseEnds = { readonly open: OpenId; readonly phase: number; readonly ends: readonly number[] };

/** The phases that end: without an open table, only those of which all matches are on tables. */
function phaseEnds(
  matches: readonly DayMatch[],
  played: readonly PlayedRun[],
  isAnyOpen: boolean,
): readonly PhaseEnds[] {
  const phases = Map.groupBy(matches.entries(), ([, { open, phase }]) => `${open} ${phase}`);
  return [...phases.values()].flatMap((ofPhase) => {
    if (!isAnyOpen && !ofPhase.every(([, match]) => isOccupying(match))) return [];
    const [, { open, phase }] = itemAt(ofPhase, 0);
    const ends = played.map((run) => Math.max(...ofPhase.map(([place]) => run.ends[place] ?? 0)));
    return ends.every((end) => end > 0) ? [{ open, phase, ends }] : [];
  });
}

/** The interval holds eight of ten. */
const outside = 0.1;

function intervalOf(instants: readonly number[]): Interval {
  const ascending = instants.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.floor(quantileOfNext(ascending, share) / minute) * minute;
  return { earliest: at(outside), likely: at(0.5), latest: at(1 - outside) };
}
