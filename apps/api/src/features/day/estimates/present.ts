import { minute } from '#http/durations.ts';
import type { DayEstimates, DayWhatIf, EstimatedInstant } from '@topspin/contract';
import { matchesWithToCome, type Day, type DayEstimate, type Interval, type MatchId } from '@topspin/engine';
import type { DayRows } from '#features/day/plan/rows.ts';
import { uncountedOpens } from '#features/day/plan/to-come.ts';
import type { EstimatedDay, StartOfDay } from './cache.ts';

const at = (instant: number): string => new Date(instant).toISOString();

export const presentInterval = ({ earliest, likely, latest }: Interval): EstimatedInstant => ({
  earliest: at(earliest),
  likely: at(likely),
  latest: at(latest),
});
const presentEnd = (end: Interval | null): EstimatedInstant | null => end && presentInterval(end);

/** The estimates of a day; without the names of phases of opens that the viewer may not know of. */
export function presentEstimates(
  estimated: EstimatedDay,
  sees: (open: string) => boolean,
  isPlanned = false,
): DayEstimates {
  const { rows, day, estimate, start } = estimated;
  const tables = estimate.likelyTables;
  const there = new Set(day.matches.map(({ id }) => id));
  const timeOf = (id: MatchId) => timesOf(id, estimate);
  return {
    at: at(day.now),
    matches: day.matches.flatMap((match) => {
      const times = timeOf(match.id);
      if (times === undefined) return [];
      const late_minutes = lateness(match, { estimate, start, now: day.now });
      const next = estimate.first.get(match.id);
      const planned = isPlanned ? estimate.plan.get(match.id) : undefined;
      const { table, soon } = tables.get(match.id) ?? { table: match.table, soon: [] };
      return [
        {
          match_id: match.id,
          ...times,
          table,
          late_minutes,
          ...(soon.length > 0 && { soon: [...soon] }),
          ...(next !== undefined && { next }),
          ...(planned && { planned: { at: at(planned.at), table: planned.table } }),
        },
      ];
    }),
    to_come: matchesWithToCome(day).flatMap(({ id, open, phase, round, number }) => {
      const times = there.has(id) ? undefined : timeOf(id);
      if (times === undefined) return [];
      return [
        {
          open_id: open,
          phase,
          ...(isSwiss(open, phase, rows)
            ? { swiss: true as const }
            : isDrawn(open, phase, rows) && { drawn: true }),
          round,
          number,
          ...times,
          table: tables.get(id)?.table ?? null,
          late_minutes: 0,
        },
      ];
    }),
    phases: estimate.phases.map(({ open, phase, ...end }) => ({
      open_id: open,
      phase,
      name: sees(open) ? nameOf(open, phase, rows) : null,
      end: presentInterval(end),
      planned_end: plannedEnd(open, phase, start),
    })),
    end: presentEnd(estimate.end),
    needs_table: estimate.needsTable,
    uncounted: [...uncountedOpens(rows, day.toCome)],
    planned_end: start === null || start.end === null ? null : at(start.end),
  };
}

function timesOf(id: MatchId, { starts, ends }: DayEstimate) {
  const [start, end] = [starts.get(id), ends.get(id)];
  return end && { start: start ? presentInterval(start) : null, end: presentInterval(end) };
}

type Late = Pick<EstimatedDay, 'estimate' | 'start'> & { readonly now: number };

/** Less than this is no delay. */
const leastDelay = 5;

function lateness(
  { id, state, startedAt, fixedAt }: Day['matches'][number],
  { estimate, start, now }: Late,
): number {
  const [begins, ends, length] = [estimate.starts.get(id), estimate.ends.get(id), start?.lengths.get(id)];
  // Until a match has taken as long as was expected of it, it is not late, whatever the runs say.
  const isOver = startedAt !== null && length !== undefined && now - startedAt > length;
  const inPlay = state === 'inPlay' && isOver && ends !== undefined ? ends.likely - startedAt - length : 0;
  const fixed = fixedAt !== null && begins !== undefined ? begins.likely - fixedAt : 0;
  const late = Math.round(Math.max(inPlay, fixed) / minute);
  return late < leastDelay ? 0 : late;
}

/** Of several phases with one number, such as a main draw and its consolation, all their names. */
const nameOf = (open: string, number: number, { phases }: DayRows): string =>
  phases
    .filter((phase) => phase.open === open && phase.number === number)
    .map(({ name }) => name)
    .join(' · ');

/** Its rounds are paired one by one: one that is to come is never drawn. */
const isSwiss = (open: string, number: number, { phases }: DayRows): boolean =>
  phases.some((phase) => phase.open === open && phase.number === number && phase.type === 'swiss');

/** Of several phases with one number, whether all are. */
function isDrawn(open: string, number: number, { phases }: DayRows): boolean {
  const ofNumber = phases.filter((phase) => phase.open === open && phase.number === number);
  return ofNumber.length > 0 && ofNumber.every(({ state }) => state !== 'created');
}

function plannedEnd(open: string, phase: number, start: StartOfDay | null): string | null {
  const planned = start?.phases.find((one) => one.open === open && one.phase === phase);
  return planned ? at(planned.end) : null;
}

/** The ends of a day as it stands, and as they would be. */
export const presentWhatIf = (now: DayEstimate, then: DayEstimate): DayWhatIf => ({
  end: presentEnd(now.end),
  end_if: presentEnd(then.end),
  needs_table: now.needsTable,
  phases: now.phases.map(({ open, phase, ...end }) => ({
    open_id: open,
    phase,
    end: presentInterval(end),
    end_if: presentEnd(then.phases.find((one) => one.open === open && one.phase === phase) ?? null),
  })),
});
