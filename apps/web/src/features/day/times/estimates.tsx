import type { Day, DayEstimates, QueueRow } from '@topspin/contract';
import type { Interval } from '@topspin/engine';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { type EndOf, endsIn } from './after-waits.ts';
import { asInterval } from './interval.ts';
import { type ShownEnd, shownEnd } from '../end/shown-end.ts';
import { soonTables, type Standing, standing } from './standing.ts';

type EstimatedMatch = DayEstimates['matches'][number];

type EstimatedDay = {
  readonly byMatch: ReadonlyMap<string, EstimatedMatch>;
  /** When they were made, in milliseconds by the server's clock. */
  readonly at: number;
  readonly starts: ExpectedStarts;
  readonly endOf: EndOf;
};

/** When matches are expected to begin, as it was estimated last. */
type ExpectedStarts = {
  /** Nothing is before the estimates are read for the first time. */
  readonly isKnown: boolean;
  readonly of: (match: string) => Interval | undefined;
};

type Tables = {
  readonly tables: Day['tables'];
  /** When they were read as they are now, in milliseconds by the server's clock; 0 if they have not changed since the page was opened. */
  readonly since: number;
};

/** The matches that waited for somebody absent who is back, and since when, in milliseconds by the server's clock. */
type Returned = { readonly matches: ReadonlySet<string>; readonly since: number };

/** The end of the day as it is shown since these estimates. */
type ShownOfEstimates = { readonly of: DayEstimates | undefined; readonly end: ShownEnd | null };

const AsRead = createContext<DayEstimates | undefined>(undefined);
const Estimated = createContext<EstimatedDay>({
  byMatch: new Map(),
  at: 0,
  starts: { isKnown: false, of: () => undefined },
  endOf: () => undefined,
});
const Tables = createContext<Tables>({ tables: [], since: 0 });
const Returned = createContext<Returned>({ matches: new Set(), since: 0 });
/** Since when the same matches of the queue can be called, in milliseconds by the server's clock; 0 as for the tables. */
const SameReady = createContext(0);
const End = createContext<ShownEnd | null>(null);

type Props = {
  readonly day: Day;
  /** Undefined until they are read. */
  readonly estimates: DayEstimates | undefined;
  readonly children: ReactNode;
};

/** Hands the estimates of a day to all that shows them. */
export function Estimates({ day, estimates, children }: Props) {
  const known = useMemo(() => knownFrom(estimates), [estimates]);
  const [tables, setTables] = useState<Tables>({ tables: day.tables, since: 0 });
  if (tables.tables !== day.tables) setTables({ tables: day.tables, since: Date.parse(day.at) });
  const returned = useReturned(day, known.at);
  const [shown, setShown] = useState<ShownOfEstimates>({ of: undefined, end: null });
  if (shown.of !== estimates)
    setShown({ of: estimates, end: estimates ? shownEnd(shown.end, day, estimates) : null });
  const ready = useMemo(() => readyIn(day.queue), [day.queue]);
  const [same, setSame] = useState({ ready, since: 0 });
  if (same.ready !== ready) setSame({ ready, since: Date.parse(day.at) });
  return (
    <AsRead value={estimates}>
      <Tables value={tables}>
        <SameReady value={same.since}>
          <Returned value={returned}>
            <Estimated value={known}>
              <End value={shown.end}>{children}</End>
            </Estimated>
          </Returned>
        </SameReady>
      </Tables>
    </AsRead>
  );
}

/** The matches whose estimate is no longer true because it was made while somebody was absent who is back by now. */
function useReturned({ queue, at }: Day, estimatedAt: number): Returned {
  const absent = useMemo(() => absentIn(queue), [queue]);
  const [known, setKnown] = useState({ absent, matches: new Set<string>(), since: 0 });
  if (known.absent !== absent) {
    const left = known.absent.split(' ').filter((id) => !absent.includes(id));
    const before = estimatedAt <= known.since ? known.matches : [];
    setKnown({ absent, matches: new Set([...before, ...left]), since: Date.parse(at) });
  }
  return known;
}

/** The matches of a queue that wait for somebody absent, as one text. */
const absentIn = (queue: Day['queue']): string =>
  queue
    .filter(({ waits }) => waits.some(({ code }) => code === 'absent'))
    .map(({ match_id: id }) => id)
    .toSorted()
    .join(' ');

/** The matches of a queue that can be called, in their order, as one text. */
const readyIn = (queue: Day['queue']): string =>
  queue.flatMap(({ match_id: id, ready }) => (ready ? [id] : [])).join();

function knownFrom(estimates: DayEstimates | undefined): EstimatedDay {
  const matches = estimates?.matches ?? [];
  const starts = new Map(matches.map(({ match_id, start }) => [match_id, asInterval(start)]));
  const byMatch = new Map(matches.map((match) => [match.match_id, match]));
  return {
    byMatch,
    endOf: endsIn(byMatch),
    at: estimates ? Date.parse(estimates.at) : 0,
    starts: { isKnown: matches.length > 0, of: (match) => starts.get(match) },
  };
}

/** All estimates of the day; undefined until they are read. */
export const useDayEstimates = (): DayEstimates | undefined => use(AsRead);

/** The end of the day as it is shown; null while that is not known, and once nothing is left. */
export const useShownEnd = (): ShownEnd | null => use(End);

/** When a match begins and ends; undefined while that is not known. */
export const useEstimateOf = (match: string | undefined): EstimatedMatch | undefined =>
  use(Estimated).byMatch.get(match ?? '');

/** What stands of the estimate of a match in the queue, beside the tables as they are now: its row need not be drawn again for them. */
export function useStandingEstimate(row: QueueRow, { at }: Pick<Day, 'at'>): Standing | undefined {
  const { byMatch, at: madeAt, endOf } = use(Estimated);
  const { tables, since } = use(Tables);
  const isReturned = isBack(use(Returned), madeAt, row.match_id);
  return standing(byMatch.get(row.match_id), row, {
    at,
    tables,
    endOf,
    isStale: madeAt <= since,
    isReturned,
  });
}

/** Whether the estimate of a match was made while it waited for somebody who is back by now. */
const isBack = ({ matches, since }: Returned, madeAt: number, match: string): boolean =>
  madeAt <= since && matches.has(match);

/** The tables that a match of the queue may take as far as is known, the likeliest first; only while one is asked for is a component drawn again with the estimates. */
export function useSoonTables(day: Day, match: string | null): readonly number[] {
  const row = day.queue.find(({ match_id }) => match_id === match);
  if (!row) return [];
  const { byMatch, at, endOf } = use(Estimated);
  const isStale = at <= use(Tables).since;
  const isReturned = isBack(use(Returned), at, row.match_id);
  return soonTables(row, standing(byMatch.get(row.match_id), row, { ...day, endOf, isStale, isReturned }));
}

/** When matches are expected to begin; the same until they are estimated anew. */
export const useExpectedStarts = (): ExpectedStarts => use(Estimated).starts;

/** When matches end; a component that uses this is drawn again whenever the estimates change. */
export function useEndOf(): (match: string) => number | undefined {
  const { byMatch } = use(Estimated);
  return (match) => {
    const end = byMatch.get(match)?.end.likely;
    return end === undefined ? undefined : Date.parse(end);
  };
}

/** To how many tables a match could be called now, by a person or by itself. */
export const useFreeTables = (): number =>
  use(Tables).tables.filter(({ state, match_id }) => state === 'open' && match_id === null).length;

/**
 * Looks up what stands of the estimate of any match in the queue; nothing of how likely it is the next, once other matches can be called than
 * when that was estimated. A component that uses this is drawn again whenever the estimates change.
 */
export function useStandingEstimates(day: Day): (match: string) => Standing | undefined {
  const { byMatch, at, endOf } = use(Estimated);
  const { since } = use(Tables);
  const isOrderStale = at <= use(SameReady);
  const returned = use(Returned);
  const rows = new Map(day.queue.map((row) => [row.match_id, row]));
  return (match) => {
    const row = rows.get(match);
    const now = { ...day, endOf, isStale: at <= since, isReturned: isBack(returned, at, match) };
    const stands = row && standing(byMatch.get(match), row, now);
    return stands && isOrderStale ? withoutChance(stands) : stands;
  };
}

const withoutChance = ({ start, soon, isComing }: Standing): Standing => ({
  start,
  ...(soon && { soon }),
  ...(isComing && { isComing }),
});
