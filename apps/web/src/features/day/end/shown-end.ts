import type { Day, DayEstimates, EstimatedInstant } from '@topspin/contract';
import { minute } from '@topspin/engine';
import { keyOf, peopleIn } from '../people-in.ts';
import { matchesOf } from '../shown-day.ts';
import { minutesBetween } from '../times/use-time-words.ts';

/** The causes that move the end of a day, as they were when an end was shown. */
type Causes = {
  readonly openTables: number;
  /** Whether one of them has no match: then one more or one fewer changes nothing yet. */
  readonly isAnyFree: boolean;
  /** All matches of the day, those that are over and those to come too. */
  readonly matches: number;
  readonly isAutomatic: boolean;
  readonly absent: number;
  /** Whether matches can be called while a table is free. */
  readonly isWaiting: boolean;
  /** The matches in play: their table, when they are expected to end, and by how many minutes they take longer than was expected of them. */
  readonly playing: ReadonlyMap<
    string,
    { readonly table: number; readonly end: string; readonly late: number }
  >;
  /** The latest time that a person fixed; empty if there is none. */
  readonly lastFixed: string;
};

/** Why the end of a day has moved: the one thing that has changed most plainly. */
export type WhyMoved =
  | { readonly code: 'fewerTables' | 'moreTables' | 'moreMatches' | 'fewerMatches'; readonly count: number }
  | { readonly code: 'takesLonger'; readonly table: number; readonly count: number }
  | { readonly code: 'ended'; readonly table: number }
  | {
      readonly code:
        | 'toCall'
        | 'absent'
        | 'back'
        | 'fixedTime'
        | 'automatic'
        | 'byHand'
        | 'slower'
        | 'faster';
    };

/** By how many minutes, later if positive, when, and why; null where nothing is known to explain it. */
export type Moved = { readonly minutes: number; readonly at: string; readonly why: WhyMoved | null };

export type ShownEnd = {
  readonly end: EstimatedInstant;
  /** The last time that it had moved by half its own width or more; null before. */
  readonly moved: Moved | null;
  /** The end that was explained last, at first or by saying why it moved, and what caused it. */
  readonly explained: { readonly end: EstimatedInstant; readonly causes: Causes };
};

/** It is shown in steps of so many minutes, so that the result of one match does not move it. */
const step = 5 * minute;

/**
 * The end of the day as it is shown: what was shown stays while it still holds the estimate and is not much wider, so that it does not swing
 * with each result. Once it moves by half its width or more, it says why.
 */
export function shownEnd(before: ShownEnd | null, day: Day, estimates: DayEstimates): ShownEnd | null {
  const { end: now } = estimates;
  if (now === null) return null;
  const end = inSteps(now);
  const explained = { end, causes: causesOf(day, estimates) };
  if (before === null) return { end, moved: null, explained };
  if (stillHolds(before.end, now)) return before;
  const { end: base, causes } = before.explained;
  const minutes = middleMoved(base, end);
  const isFar = minutes !== 0 && Math.abs(minutes) * 2 >= minutesBetween(base.earliest, base.latest);
  if (!isFar) return { ...before, end, moved: stillMoved(before.moved, minutes) };
  const why = whyMoved({ before: causes, now: explained.causes, minutes, at: estimates.at });
  return { end, explained, moved: { minutes, at: estimates.at, why } };
}

/** The last move of the end; nothing once a third of it is undone. */
const stillMoved = (moved: Moved | null, since: number): Moved | null =>
  moved !== null && -since * Math.sign(moved.minutes) * 3 >= Math.abs(moved.minutes) ? null : moved;

/** An end as it is shown, in steps. */
export function inSteps({ earliest, likely, latest }: EstimatedInstant): EstimatedInstant {
  const rounded = (instant: string, how: (steps: number) => number) =>
    new Date(how(Date.parse(instant) / step) * step).toISOString();
  return { earliest: rounded(earliest, Math.floor), likely, latest: rounded(latest, Math.ceil) };
}

/** Whether the likely end is within what is shown, and each limit of the interval has moved by less than a quarter of its width, or two steps. */
function stillHolds(shown: EstimatedInstant, now: EstimatedInstant): boolean {
  const [from, to] = [Date.parse(shown.earliest), Date.parse(shown.latest)];
  const likely = Date.parse(now.likely);
  const most = Math.max(2 * step, (to - from) / 4);
  return (
    from <= likely &&
    likely <= to &&
    Math.abs(Date.parse(now.earliest) - from) < most &&
    Math.abs(Date.parse(now.latest) - to) < most
  );
}

const middleMoved = (before: EstimatedInstant, now: EstimatedInstant): number =>
  Math.round((minutesBetween(before.earliest, now.earliest) + minutesBetween(before.latest, now.latest)) / 2);

function causesOf(day: Day, estimates: DayEstimates): Causes {
  const byId = matchesOf(day);
  const waiting = day.matches.filter(({ state }) => state !== 'finished' && state !== 'inPlay');
  const absent = new Set(
    waiting.flatMap((match) => peopleIn(match).flatMap((one) => (one.absent_since ? [keyOf(one)] : []))),
  );
  const open = day.tables.filter(({ state }) => state === 'open');
  const isAnyFree = open.some(({ match_id: match }) => match === null);
  return {
    openTables: open.length,
    isAnyFree,
    isWaiting: isAnyFree && day.queue.some(({ ready }) => ready),
    matches: day.matches.length + estimates.to_come.length,
    isAutomatic: day.automatic,
    absent: absent.size,
    playing: new Map(
      estimates.matches.flatMap(({ match_id: id, end, late_minutes: late }) => {
        const { state, table = null } = byId.get(id) ?? {};
        return state === 'inPlay' && table !== null ? [[id, { table, end: end.likely, late }]] : [];
      }),
    ),
    lastFixed: waiting.reduce((last, { fixed }) => {
      const at = fixed?.at ?? fixed?.not_before ?? '';
      return at > last ? at : last;
    }, ''),
  };
}

/** Between two ends that are explained, by how many minutes the second is later, and when it was estimated. */
type Move = { readonly before: Causes; readonly now: Causes; readonly minutes: number; readonly at: string };

/** Of several causes, first what a person did, then the matches in play. */
function whyMoved(move: Move): WhyMoved | null {
  const { before, now, minutes } = move;
  const isLater = minutes > 0;
  const tables = now.openTables - before.openTables;
  const { isAnyFree } = isLater ? now : before;
  if (!isAnyFree && (isLater ? tables < 0 : tables > 0))
    return { code: isLater ? 'fewerTables' : 'moreTables', count: Math.abs(tables) };
  const matches = now.matches - before.matches;
  if (isLater ? matches > 0 : matches < 0)
    return { code: isLater ? 'moreMatches' : 'fewerMatches', count: Math.abs(matches) };
  if (now.lastFixed !== before.lastFixed && now.lastFixed > before.lastFixed === isLater)
    return { code: 'fixedTime' };
  if (isLater ? now.absent > before.absent : now.absent < before.absent)
    return { code: isLater ? 'absent' : 'back' };
  if (now.isAutomatic !== before.isAutomatic && now.isAutomatic !== isLater)
    return { code: isLater ? 'byHand' : 'automatic' };
  return isLater ? whyLater(move) : whyEarlier(move);
}

/** One match that explains half of it or more; or else a hall that waits for calls, or several matches that take longer. */
function whyLater({ before, now, minutes }: Move): WhyMoved | null {
  const longer = [...now.playing].flatMap(([match, { table, end, late }]) => {
    const then = before.playing.get(match);
    if (late <= (then?.late ?? 0)) return [];
    return [{ table, count: late, by: then ? minutesBetween(then.end, end) : late }];
  });
  const [most] = longer.toSorted((one, other) => other.by - one.by);
  if (most && most.by * 2 >= minutes) return { code: 'takesLonger', table: most.table, count: most.count };
  if (before.isWaiting && now.isWaiting) return { code: 'toCall' };
  return longer.length > 1 ? { code: 'slower' } : null;
}

/** One match that has ended, and explains half of it or more; or else several that have ended before they were expected to. */
function whyEarlier({ before, now, minutes, at }: Move): WhyMoved | null {
  const ended = [...before.playing].flatMap(([match, { table, end }]) => {
    const by = now.playing.has(match) ? 0 : minutesBetween(at, end);
    return by > 0 ? [{ table, by }] : [];
  });
  const [most] = ended.toSorted((one, other) => other.by - one.by);
  if (most && most.by * 2 >= -minutes) return { code: 'ended', table: most.table };
  return ended.length > 1 ? { code: 'faster' } : null;
}
