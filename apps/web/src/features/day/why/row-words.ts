import type { Day, DayWait, QueueRow } from '@topspin/contract';
import { defaultDaySettings, minute } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { absentIn } from '../absences/absent.ts';
import { isFree, matchesOf, tablesOf } from '../shown-day.ts';
import { useEndOf, useExpectedStarts } from '../times/estimates.tsx';
import { lastWait } from '../queue/call-time.ts';
import { useReplacedWords } from '../umpires/replaced-words.ts';
import { type EndOf, lastEnd, reasonsOf } from './reasons.ts';
import { type ShownWait, useWaitWords, useWhoWords } from './wait-words.ts';

/** The words of a row of the queue, and the number of reasons that they leave out. */
export type RowWords = { readonly words: string; readonly untold: number };

/**
 * Why a row of the queue that can be called stands where it does; or what its match waits for, what ends last first, and where that is
 * known, from when it can be called. It changes with the estimates.
 */
export function useRowWords(day: Day): (row: QueueRow) => RowWords {
  const { t } = useTranslation('day');
  const reasonsIn = useReasons(day);
  const waitWords = useWaitWords(day);
  const whoWords = useWhoWords(day);
  const whyWords = useWhyWords(day);
  const waitsForTable = useWaitsForTable(day);
  const replacedWords = useReplacedWords(day);
  return (row) => {
    const reasons = reasonsIn(row);
    const [first, second] = reasons;
    const others = reasons.length - 1;
    if (!first) {
      const { match_id: match, umpire, table } = row;
      const replaced = replacedWords({ match, umpire, isDecided: table !== undefined });
      return { words: replaced || whyWords(match, row.why), untold: 0 };
    }
    const last = lastWait(row.waits);
    const isLater = waitsForTable(row);
    if (last) {
      const time = formatTime(last.callableFrom, day.time_zone);
      const from = t(isLater ? 'callableFromOnceFree' : 'callableFrom', { time });
      return { words: `${waitWords(last.wait)} ${from}`, untold: others };
    }
    if (second && others === 1) {
      const [one, other] = [whoWords(first), whoWords(second)];
      if (one !== null && other !== null) return { words: t('wait.two', { one, other }), untold: 0 };
    }
    return {
      words: [waitWords(first), isLater && t('thenOnceFree')].filter(Boolean).join(' '),
      untold: others,
    };
  };
}

/** All that the match of a row waits for, a sentence each. */
export function useReasonWords(day: Day): (row: QueueRow) => readonly string[] {
  const reasonsIn = useReasons(day);
  const waitWords = useWaitWords(day);
  return (row) => reasonsIn(row).map(waitWords);
}

/**
 * In milliseconds: a match that begins later than this after all that it waits for also waits for a table. Whoever plays may still need
 * five sets, and then rests for longer.
 */
const atOnce = (5 + defaultDaySettings.longRest - defaultDaySettings.rest) * minute;

/** Whether a match is expected to wait for a table, too, once all else that it waits for is over; not said while there is one. */
function useWaitsForTable(day: Day): (row: QueueRow) => boolean {
  const of = useEndOf();
  const phasesBefore = endsOfPhasesBefore(day, of);
  const starts = useExpectedStarts();
  const isAnyFree = tablesOf(day).some(isFree);
  return (row) => {
    if (isAnyFree) return false;
    const start = starts.of(row.match_id)?.earliest;
    const end = lastEnd(row, { of, earlierPhases: phasesBefore(row.match_id) });
    return start !== undefined && end !== undefined && start - end > atOnce;
  };
}

function useReasons(day: Day): (row: QueueRow) => readonly ShownWait[] {
  const of = useEndOf();
  const phasesBefore = endsOfPhasesBefore(day, of);
  const sinceOf = (match: string, { code, person }: DayWait): string | undefined =>
    code === 'absent'
      ? absentIn(matchesOf(day).get(match)).find(({ name }) => name === person)?.absent_since
      : undefined;
  return (row) =>
    reasonsOf(row, { of, earlierPhases: phasesBefore(row.match_id) }).map((wait) => ({
      ...wait,
      since: sinceOf(row.match_id, wait),
    }));
}

/** Looks up when the phases before that of a match end in its open, each once for all rows. */
function endsOfPhasesBefore(day: Day, endOf: EndOf): (match: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  return (id) => {
    const match = matchesOf(day).get(id);
    if (!match) return undefined;
    const key = `${match.open_id} ${match.phase}`;
    if (!known.has(key)) {
      const ends = day.matches.flatMap(({ _id, open_id: open, phase }) =>
        open === match.open_id && phase < match.phase ? (endOf(_id) ?? []) : [],
      );
      known.set(key, ends.length > 0 ? Math.max(...ends) : undefined);
    }
    return known.get(key);
  };
}

/** What puts a match that can be called before the next row; two of one number are told apart by nothing. */
function useWhyWords(day: Day): (match: string, why: QueueRow['why']) => string {
  const { t } = useTranslation('day');
  const numberOf = (match: string | undefined) => matchesOf(day).get(match ?? '')?.number;
  return (match, why) => {
    if (why === null) return t(day.queue.filter(({ ready }) => ready).length > 1 ? 'why.last' : 'next.only');
    const number = numberOf(match);
    const next = day.queue[day.queue.findIndex(({ match_id }) => match_id === match) + 1];
    return why.criterion === 'number' && numberOf(next?.match_id) === number
      ? t('why.tie')
      : t(`why.${why.criterion}`, { number: number ?? '' });
  };
}
