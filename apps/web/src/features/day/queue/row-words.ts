import type { Day, DayMatch, DayWait, QueueRow } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { usePlaceName } from '#domain/match/match-words.ts';
import { formatTime } from '#lib/format.ts';
import { isHidden, matchesOf, useMatchName } from '../shown-day.ts';
import { absentIn } from '../absences/absent.ts';
import { lastWait } from './call-time.ts';

const sets = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const;

/** A reason with since when somebody is not in the hall, where an organiser said so. */
type ShownWait = DayWait & { readonly since?: string | undefined };

/** Why a row of the queue that can be called stands where it does; or what its match waits for and, where that is known, from when it can be called. */
export function useRowWords(day: Day): (row: QueueRow) => string {
  const { t } = useTranslation('day');
  const waitWords = useWaitWords(day);
  const whoWords = useWhoWords(day);
  const whyWords = useWhyWords(day);
  const sinceOf = (match: string, { code, person }: DayWait): string | undefined =>
    code === 'absent'
      ? absentIn(matchesOf(day).get(match)).find(({ name }) => name === person)?.absent_since
      : undefined;
  return ({ match_id, waits, why }) => {
    const shown = oncePerPerson(waits).map((wait) => ({ ...wait, since: sinceOf(match_id, wait) }));
    const [first, second, ...others] = shown;
    if (!first) return whyWords(match_id, why);
    const last = lastWait(waits);
    if (last) {
      const time = formatTime(last.callableFrom, day.time_zone);
      return `${waitWords(last.wait)} ${t('callableFrom', { time })}`;
    }
    if (!second) return waitWords(first);
    const [one, other] = [whoWords(first), whoWords(second)];
    if (one !== null && other !== null && others.length === 0) return t('wait.two', { one, other });
    if (others.length === 0) return `${waitWords(first)} ${waitWords(second)}`;
    return `${waitWords(first)} ${t('more', { count: shown.length - 1 })}`;
  };
}

/** Somebody who umpires and then rests is waited for once. */
const oncePerPerson = (waits: readonly DayWait[]): readonly DayWait[] =>
  waits.filter(
    ({ person }, at) => person === undefined || waits.findIndex((wait) => wait.person === person) === at,
  );

/** What puts a match that can be called before the next row; two of one number are told apart by nothing. */
function useWhyWords(day: Day): (match: string, why: QueueRow['why']) => string {
  const { t } = useTranslation('day');
  const numberOf = (match: string | undefined) => matchesOf(day).get(match ?? '')?.number;
  return (match, why) => {
    if (why === null) return t('why.last');
    const number = numberOf(match);
    const next = day.queue[day.queue.findIndex(({ match_id }) => match_id === match) + 1];
    return why.criterion === 'number' && numberOf(next?.match_id) === number
      ? t('why.tie')
      : t(`why.${why.criterion}`, { number: number ?? '' });
  };
}

/** Somebody whom a match waits for, beside another; null if it waits for something else. */
function useWhoWords(day: Day): (wait: ShownWait) => string | null {
  const { t } = useTranslation('day');
  return ({ code, person, table, set, since, until = '' }) => {
    const name = person ?? t('somebody');
    if (code === 'absent')
      return since === undefined
        ? t('who.absent', { name })
        : t('who.absentSince', { name, time: formatTime(since, day.time_zone) });
    if (code === 'resting') return t('who.resting', { name, time: formatTime(until, day.time_zone) });
    if (code !== 'umpiring' && code !== 'playing') return null;
    if (table === undefined) return t('who.elsewhere', { name });
    if (code === 'umpiring') return t('who.umpiring', { name, table });
    const inSet = setName(set);
    return inSet
      ? t('who.playing', { name, table, set: t(`sets.${inSet}`) })
      : t('who.called', { name, table });
  };
}

const setName = (set = 0) => sets[set - 1];

function useWaitWords(day: Day): (wait: ShownWait) => string {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const time = (instant = '') => (instant === '' ? '' : formatTime(instant, day.time_zone));
  return (wait) => {
    const name = wait.person ?? t('somebody');
    const table = wait.table ?? '';
    switch (wait.code) {
      case 'playerUnknown': {
        const [feeder] = wait.feeders ?? [];
        return feeder ? t(`wait.${feeder.takes}`, { match: nameOf(feeder.match_id) }) : t('wait.draw');
      }
      case 'earlierPhase':
        return t('wait.earlierPhase', { count: wait.matches ?? 0 });
      case 'absent':
        return wait.since === undefined
          ? t('wait.absent', { name })
          : t('wait.absentSince', { name, time: time(wait.since) });
      case 'playing': {
        if (wait.table === undefined) return t('wait.elsewhere', { name });
        const set = setName(wait.set);
        return set
          ? t('wait.playing', { name, table, set: t(`sets.${set}`) })
          : t('wait.called', { name, table });
      }
      case 'umpiring':
        return wait.table === undefined ? t('wait.elsewhere', { name }) : t('wait.umpiring', { name, table });
      case 'resting':
        return wait.after === undefined
          ? t('wait.resting', { name, time: time(wait.until) })
          : t('wait.restingLonger', { name, time: time(wait.until), count: wait.after });
      case 'notBefore':
      case 'fixedTime':
        return t(`wait.${wait.code}`, { time: time(wait.until) });
      case 'tableOutOfUse':
      case 'tableLocked':
        return t(`wait.${wait.code}`, { table });
      case 'tableTaken':
        return t('wait.tableTaken', { table, match: nameOf(wait.match_id ?? null) });
    }
  };
}

/** Where in its open a match belongs, with the open's name where the day has several. */
export function useWhere(day: Day): (match: DayMatch) => string {
  const place = usePlaceName();
  return (match) => {
    if (isHidden(day, match)) return '';
    const open = day.opens.length > 1 && day.opens.find(({ _id }) => _id === match.open_id)?.name;
    return [open, place(match)].filter(Boolean).join(' · ');
  };
}

/** The time that a person fixed of a match. */
export function useFixedWords(day: Day): (match: DayMatch) => string {
  const { t } = useTranslation('day');
  return ({ fixed }) => {
    if (!fixed) return '';
    const { not_before, at } = fixed;
    const time = (instant: string) => formatTime(instant, day.time_zone);
    return [
      at !== null && t('fixed.at', { time: time(at) }),
      not_before !== null && t('fixed.notBefore', { time: time(not_before) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
