import type { Day, DayEstimates, DayMatch, DayTable, EstimatedInstant } from '@topspin/contract';

/** A match on a timeline; instants are in milliseconds. */
export type TimelineItem = {
  readonly key: string;
  readonly kind: 'played' | 'playing' | 'called' | 'planned';
  readonly from: number;
  readonly to: number;
  /** Null for one of a phase that is not drawn. */
  readonly match: DayMatch | null;
  readonly coming: DayEstimates['to_come'][number] | null;
  /** When it begins, while it is planned. */
  readonly start: EstimatedInstant | null;
  readonly end: EstimatedInstant | null;
  readonly lateMinutes: number;
};

/** What was played, is played and will likely be played on a table, in order; without a table what has none so far. */
export type TimelineRow = { readonly table: DayTable | null; readonly items: readonly TimelineItem[] };

const ms = (instant: string): number => Date.parse(instant);

/** A row for each table in their order, and a last one for what has no table. */
export function timelineOf(day: Day, estimates: DayEstimates): readonly TimelineRow[] {
  const items = [
    ...day.matches.flatMap((match) => played(match)),
    ...estimated(day, estimates),
    ...estimates.to_come.flatMap((coming) => toCome(coming)),
  ];
  const onTable = Map.groupBy(items, ({ table }) =>
    day.tables.some(({ number }) => number === table) ? table : null,
  );
  const inOrder = (table: number | null): readonly TimelineItem[] =>
    (onTable.get(table) ?? []).map(({ item }) => item).toSorted((one, other) => one.from - other.from);
  const rows = day.tables.map((table): TimelineRow => ({ table, items: inTurn(inOrder(table.number)) }));
  const others = inOrder(null);
  return others.length === 0 ? rows : [...rows, { table: null, items: others }];
}

/**
 * On one table, a planned match begins once the one before it is expected to end: what is likeliest of each comes from many runs of the
 * day, in which they are not all on this table.
 */
function inTurn(items: readonly TimelineItem[]): readonly TimelineItem[] {
  let free = 0;
  return items.map((item) => {
    const from = item.kind === 'planned' ? Math.max(item.from, free) : item.from;
    const to = Math.max(item.to, from + (item.to - item.from) / 2);
    free = Math.max(free, to);
    return { ...item, from, to };
  });
}

type Placed = { readonly table: number | null; readonly item: TimelineItem };

function played(match: DayMatch): Placed[] {
  const { _id: key, table, started_at: from, finished_at: to } = match;
  if (from === null || to === null) return [];
  const times = { from: ms(from), to: ms(to), start: null, end: null };
  return [{ table, item: { key, kind: 'played', ...times, match, coming: null, lateMinutes: 0 } }];
}

function estimated({ matches, calls, at }: Day, estimates: DayEstimates): Placed[] {
  const byId = new Map(estimates.matches.map((one) => [one.match_id, one]));
  const called = new Map(calls.map((call) => [call.match_id, call.table]));
  return matches.flatMap((match): Placed[] => {
    const { _id: key, state, started_at: startedAt } = match;
    const estimate = byId.get(key);
    if (state === 'finished' || estimate === undefined) return [];
    const { start, end, late_minutes: lateMinutes } = estimate;
    const isOnTable = state === 'inPlay' || called.has(key);
    const from = startedAt ?? (isOnTable ? at : (start?.likely ?? at));
    return [
      {
        table: called.get(key) ?? (isOnTable ? match.table : estimate.table),
        item: {
          key,
          kind: state === 'inPlay' ? 'playing' : isOnTable ? 'called' : 'planned',
          from: ms(from),
          to: ms(end.likely),
          match,
          coming: null,
          start: isOnTable ? null : start,
          end,
          lateMinutes,
        },
      },
    ];
  });
}

function toCome(coming: DayEstimates['to_come'][number]): Placed[] {
  const { open_id: open, phase, round, number, start, end, table, late_minutes: lateMinutes } = coming;
  if (start === null) return [];
  const key = [open, phase, round, number, start.earliest].join();
  const times = { from: ms(start.likely), to: ms(end.likely), start, end };
  return [{ table, item: { key, kind: 'planned', ...times, match: null, coming, lateMinutes } }];
}
