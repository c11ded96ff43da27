import { minute } from '#http/durations.ts';
import { whatIf, type Day, type DayChange, type DayEstimate, type MatchId } from '@topspin/engine';
import { asDay } from '#features/day/plan/as-day.ts';
import type { KnownDays } from '#features/day/plan/known-days.ts';
import type { DayRows } from '#features/day/plan/rows.ts';
import {
  holdsOn,
  keyOf,
  sourcesOfRows,
  type DayAndOpens,
  type SourcesOfDay,
} from '#features/day/plan/unchanged-day.ts';
import { leastRecent } from '#http/cache/least-recent.ts';
import { madeInTurn } from '#http/cache/made-in-turn.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import type { Db } from '#http/call.ts';
import { dayAtStart, hasBegun } from './at-start.ts';
import { keepPlannedEnds, type PlannedEnds } from './planned-ends.ts';
import type { Estimated } from './estimate-in-thread.ts';
import { estimateInThread } from './thread.ts';

/** The estimates of a day as they stood before its first match. */
export type StartOfDay = PlannedEnds & {
  /** How long each match was expected to take, in milliseconds. */
  readonly lengths: ReadonlyMap<MatchId, number>;
};

/** A day with its estimates, and what was expected as it began; that is null before the first match. */
export type EstimatedDay = {
  readonly rows: DayRows;
  readonly day: Day;
  readonly estimate: Estimated;
  readonly start: StartOfDay | null;
};

type Starts = Estimated['starts'];

/** Each estimate of a day is made once for everybody who looks (ADR 117). */
export type EstimateCache = {
  find(db: Db, of: DayAndOpens, now: Date, known?: DayRows): Promise<EstimatedDay>;
  /** The starts that were estimated last, whatever has changed since; undefined before the first time. They order what waits (ADR 116). */
  latest(of: DayAndOpens): Starts | undefined;
  /** The estimate with other tables or another format, to be compared with the one there is. */
  findIf(db: Db, of: DayAndOpens, now: Date, change: DayChange): Promise<DayEstimate>;
};

/** A match that goes on says something about the day without any change. */
const lasts = minute;
const startLasts = 60 * minute;

/** How many matches all estimates together may have, in some 30 MB. */
const mostMatches = 30_000;

/** The estimates at the start depend neither on what has been played since nor on tables that are out of use by now. */
const sourcesAtStart: SourcesOfDay = { opens: ['phases', 'groups', 'group_players'], days: [] };

/** Caches the estimates of days until something that they depend on changes, or for a minute; without a bell, nothing. */
export function estimateCache(
  changes: TableChanges | undefined,
  days: KnownDays,
  most = mostMatches,
): EstimateCache {
  const estimates = madeInTurn<EstimatedDay>(most, changes);
  const starts = madeInTurn<StartOfDay>(most, changes);
  const others = madeInTurn<DayEstimate>(most, changes);
  const latest = leastRecent<Starts>(most, ({ size }) => size + 1);

  const find: EstimateCache['find'] = async (db, of, now, known) =>
    estimates.find(keyOf(of), holdsOn(changes, of, sourcesOfRows, now), async () => {
      const rows = known ?? (await days.find(db, of, now));
      const day = asDay(rows, now.getTime());
      const estimate = await estimated(day, of);
      latest.put(keyOf(of), estimate.starts);
      const value = { rows, day, estimate, start: await startOf(db, rows, of, now) };
      return { value, size: rows.matches.length, until: new Date(now.getTime() + lasts) };
    });

  async function startOf(db: Db, rows: DayRows, of: DayAndOpens, now: Date): Promise<StartOfDay | null> {
    if (!hasBegun(rows)) return null;
    const key = `${keyOf(of)} ${rows.tables.length}`;
    return starts.find(key, holdsOn(changes, of, sourcesAtStart, now), async () => {
      const { lengths, ...ends } = expectedOf(await estimated(dayAtStart(rows), of));
      const value = { lengths, ...(await keepPlannedEnds(db, rows, ends)) };
      return { value, size: rows.matches.length, until: new Date(now.getTime() + startLasts) };
    });
  }

  return {
    find,
    latest: (of) => latest.get(keyOf(of)),
    findIf: async (db, of, now, change) =>
      others.find(
        `${keyOf(of)} ${JSON.stringify(change)}`,
        holdsOn(changes, of, sourcesOfRows, now),
        async () => {
          const { day } = await find(db, of, now);
          const value = await estimated(whatIf(day, change), of);
          return { value, size: day.matches.length, until: new Date(day.now + lasts) };
        },
      ),
  };
}

/** A day of more matches has no estimate: it would hold up those of others for seconds. */
const estimatedAtMost = 2000;

const estimated = (day: Day, { id }: DayAndOpens): Promise<Estimated> => {
  const isTooLong = day.matches.length > estimatedAtMost;
  return estimateInThread(id, isTooLong ? { ...day, matches: [], toCome: [] } : day);
};

function expectedOf({ starts, ends, phases, end }: DayEstimate): StartOfDay {
  const lengths = [...starts].flatMap(([id, { likely }]): [MatchId, number][] => {
    const over = ends.get(id);
    return over === undefined ? [] : [[id, over.likely - likely]];
  });
  return {
    lengths: new Map(lengths),
    phases: phases.map(({ open, phase, likely }) => ({ open, phase, end: likely })),
    end: end?.likely ?? null,
  };
}
