import type { Day, DayMatch, DayWait } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { usePlaceName } from '#domain/match/match-words.ts';
import { formatTime } from '#lib/format.ts';
import { matchesOf, useMatchName } from '../shown-day.ts';

const sets = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const;

/** A reason with since when somebody is not in the hall, where an organiser said so. */
export type ShownWait = DayWait & { readonly since?: string | undefined };

/** Somebody whom a match waits for, beside another; null if it waits for something else. */
export function useWhoWords(day: Day): (wait: ShownWait) => string | null {
  const { t } = useTranslation('day');
  return ({ code, person, table, set, since, until = '' }) => {
    const name = person ?? t('somebody');
    if (code === 'absent')
      return since === undefined
        ? t('who.absent', { name })
        : t('who.absentSince', { name, time: formatTime(since, day.time_zone) });
    if (code === 'elsewhere') return t('who.otherOpen', { name });
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

/** A wait of a match as a sentence. */
export function useWaitWords(day: Day): (wait: ShownWait) => string {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const decidingWords = useDecidingWords(day);
  const time = (instant = '') => (instant === '' ? '' : formatTime(instant, day.time_zone));
  return (wait) => {
    const name = wait.person ?? t('somebody');
    const table = wait.table ?? '';
    switch (wait.code) {
      case 'playerUnknown': {
        const [feeder] = wait.feeders ?? [];
        return feeder ? decidingWords(feeder) : t('wait.draw');
      }
      case 'earlierPhase':
        return t('wait.earlierPhase', { count: wait.matches ?? 0 });
      case 'absent':
        return wait.since === undefined
          ? t('wait.absent', { name })
          : t('wait.absentSince', { name, time: time(wait.since) });
      case 'elsewhere':
        return t('wait.otherOpen', { name });
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

type Feeder = NonNullable<DayWait['feeders']>[number];

/** The match that decides a player: by its names and its table, or while they are not known either, by its round and its number. */
function useDecidingWords(day: Day): (feeder: Feeder) => string {
  const { t } = useTranslation(['day', 'match']);
  const nameOf = useMatchName(day);
  const place = usePlaceName();
  // A final waits for two semifinals.
  const numbered = (match: DayMatch) =>
    match.round === null ? place(match) : `${place(match)} · ${t('match:number', { number: match.number })}`;
  return ({ match_id: id, takes }) => {
    const match = matchesOf(day).get(id);
    if (match && (!match.a || !match.b)) return t(`wait.${takes}Of`, { place: numbered(match) });
    const number = day.tables.find((table) => table.match_id === id)?.number;
    const name = nameOf(id);
    return t(`wait.${takes}`, { match: number === undefined ? name : t('atTable', { match: name, number }) });
  };
}
