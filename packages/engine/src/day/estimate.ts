import { itemAt } from '../item-at.ts';
import type { MatchId, OpenId } from '../id.ts';
import type { BestOf } from '../match/match.ts';
import type { Random } from '../random.ts';
import { quantileOfNext } from '../simulation/quantile.ts';
import { isOccupying, type Day } from './day.ts';
import { paceAt, paceOfDay, type PaceOfDay } from './pace-of-day.ts';
import { planDay, type DayPlan } from './simulation/plan.ts';
import { runDay } from './simulation/run.ts';
import type { RunState } from './simulation/state.ts';

/** Eight times in ten it is between these instants, in whole minutes as a screen shows them. */
export type Interval = { readonly earliest: number; readonly latest: number };

export type DayEstimate = {
  /** The first serve of each match that is not called yet; those of a knockout that is not drawn by `placeholderId`. */
  readonly starts: ReadonlyMap<MatchId, Interval>;
  /** The end of the last match of each phase. */
  readonly phases: readonly ({ readonly open: OpenId; readonly phase: number } & Interval)[];
  /** The end of the day; null if nothing is left. */
  readonly end: Interval | null;
};

/** As many runs as an interval needs: each takes some milliseconds with 600 matches. */
export const estimateRuns = 20;

/**
 * When each match begins, and each phase ends, by playing the rest of the day again and again: with the lengths that matches have, at a pace
 * between what clubs play and what was seen today.
 */
export const estimateDay = (day: Day, random: Random, runs = estimateRuns): DayEstimate =>
  estimateAt(paceOfDay(day), day, random, runs);

/** The same where the pace is known. */
export function estimateAt(pace: PaceOfDay, day: Day, random: Random, runs = estimateRuns): DayEstimate {
  const plan = planDay(day);
  const played = Array.from({ length: runs }, (_, run) =>
    runDay(plan, paceAt(pace, (run + random()) / runs), random),
  );
  const phases = phaseEnds(plan, played);
  return {
    starts: new Map(
      plan.index.day.matches
        .filter((match) => !isOccupying(match))
        .flatMap(({ id }): [MatchId, Interval][] => {
          const starts = played.map(({ matches }) => matches.get(id)?.startsAt ?? 0).filter((at) => at > 0);
          return starts.length === 0 ? [] : [[id, intervalOf(starts)]];
        }),
    ),
    phases: phases.map(({ open, phase, ends }) => ({ open, phase, ...intervalOf(ends) })),
    end:
      phases.length === 0
        ? null
        : intervalOf(played.map((_, run) => Math.max(...phases.map(({ ends }) => itemAt(ends, run))))),
  };
}

type PhaseEnds = { readonly open: OpenId; readonly phase: number; readonly ends: readonly number[] };

function phaseEnds({ index }: DayPlan, played: readonly RunState[]): readonly PhaseEnds[] {
  const phases = Map.groupBy(index.day.matches, ({ open, phase }) => `${open} ${phase}`);
  return [...phases.values()].map((matches) => {
    const { open, phase } = itemAt(matches, 0);
    const ends = played.map((run) => Math.max(...matches.map(({ id }) => run.matches.get(id)?.endsAt ?? 0)));
    return { open, phase, ends };
  });
}

const minute = 60_000;
/** The interval holds eight of ten. */
const outside = 0.1;

function intervalOf(instants: readonly number[]): Interval {
  const ascending = instants.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(quantileOfNext(ascending, share) / minute) * minute;
  return { earliest: at(outside), latest: at(1 - outside) };
}

/** What may be decided otherwise: the tables in use, and the format of what is not called yet. */
export type DayChange = { readonly tables?: readonly number[]; readonly bestOf?: BestOf };

/** The estimate of a day with other tables or another format from now on. With the same randomness as the estimate it compares with. */
export function whatIf(
  day: Day,
  { tables, bestOf }: DayChange,
  random: Random,
  runs = estimateRuns,
): DayEstimate {
  const matches =
    bestOf === undefined
      ? day.matches
      : day.matches.map((match) => (isOccupying(match) ? match : { ...match, bestOf }));
  const toCome = bestOf === undefined ? day.toCome : day.toCome.map((phase) => ({ ...phase, bestOf }));
  const changed: Day = {
    ...day,
    matches,
    toCome,
    tables:
      tables === undefined
        ? day.tables
        : day.tables.map((table) =>
            tables.includes(table.number) ? { ...table, state: 'open' } : { ...table, state: 'outOfUse' },
          ),
  };
  return estimateAt(paceOfDay(day), changed, random, runs);
}
