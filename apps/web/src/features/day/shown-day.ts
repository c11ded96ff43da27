import type { Day, DayCall, DayMatch, DayTable, QueueRow } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { isHidden } from '#domain/day/hidden-match.ts';

/** A table of the plan with its match and call, and the last match that ended on it. */
export type ShownTable = {
  readonly table: DayTable;
  readonly match: DayMatch | undefined;
  readonly call: DayCall | undefined;
  readonly ended: DayMatch | undefined;
  /** The match of the queue that a person fixed to it, of several the one that begins first. */
  readonly kept: DayMatch | undefined;
};

/** `free` may be called to. A table that is locked or out of use may still have a match. */
export type TableStatus = 'free' | 'called' | 'playing' | 'locked' | 'outOfUse';

export const statusOf = ({ table, match }: Pick<ShownTable, 'table' | 'match'>): TableStatus =>
  match ? (match.state === 'inPlay' ? 'playing' : 'called') : table.state === 'open' ? 'free' : table.state;

/** Whether matches wait and no table is open, so that nobody is called and nothing can be estimated. */
export const needsTable = ({ tables, queue }: Pick<Day, 'tables' | 'queue'>): boolean =>
  queue.length > 0 && !tables.some(({ state }) => state === 'open');

/** Whether any match may be called to it. */
export const isFree = ({ table, match }: Pick<ShownTable, 'table' | 'match'>): boolean =>
  !match && table.state === 'open';

/** Whether a tap chooses it. A locked one too, for a match that is chosen after it: it invites none that is chosen already. */
export const mayChoose = (shown: ShownTable, hasMatch: boolean): boolean =>
  isFree(shown) || (!hasMatch && !shown.match && shown.table.state === 'locked');

/** The tables of a day, in the order in which they fill. */
export function tablesOf(day: Day): ShownTable[] {
  const { tables, calls } = day;
  const byId = matchesOf(day);
  const at = (id: string | null) => (id === null ? undefined : byId.get(id));
  const kept = keptIn(day);
  return tables.map((table) => ({
    table,
    match: at(table.match_id),
    call: calls.find(({ match_id }) => match_id === table.match_id),
    ended: at(table.ended_match_id),
    kept: kept.get(table.number),
  }));
}

const keptOn = new WeakMap<Day, ReadonlyMap<number, DayMatch>>();

/** The matches of the queue that people fixed to tables, by the number of the table. */
function keptIn(day: Day): ReadonlyMap<number, DayMatch> {
  const known = keptOn.get(day);
  if (known) return known;
  const found = new Map<number, DayMatch>();
  const matches = matchesOf(day);
  for (const { match_id: id } of day.queue) {
    const match = matches.get(id);
    const table = match?.fixed?.table ?? null;
    const other = table === null ? undefined : found.get(table);
    if (match && table !== null && (!other || begins(match) < begins(other))) found.set(table, match);
  }
  keptOn.set(day, found);
  return found;
}

/** The time that a person fixed of a match, as a text that sorts by it; one without a time may begin at once. */
const begins = ({ fixed }: DayMatch): string => fixed?.at ?? fixed?.not_before ?? '';

const indexes = new WeakMap<Day['matches'], ReadonlyMap<string, DayMatch>>();

/** The matches of a day by their ids: hundreds, which each row and each table looks up. */
export function matchesOf({ matches }: Pick<Day, 'matches'>): ReadonlyMap<string, DayMatch> {
  const known = indexes.get(matches) ?? new Map(matches.map((match) => [match._id, match]));
  indexes.set(matches, known);
  return known;
}

type MatchOrId = DayMatch | string | null | undefined;

/** The two sides of a match, as far as they are known; one text instead, where the user may not know them. */
export function useSideNames(day: Day): (match: MatchOrId) => readonly [string, string?] {
  const { t } = useTranslation('day');
  return (asked) => {
    const match = typeof asked === 'string' ? matchesOf(day).get(asked) : asked;
    if (!match || isHidden(day, match)) return [t('hidden')];
    return [match.a?.name ?? t('unknown'), match.b?.name ?? t('unknown')];
  };
}

/** The same in one line. */
export function useMatchName(day: Day): (match: MatchOrId) => string {
  const { t } = useTranslation('day');
  const sidesOf = useSideNames(day);
  return (asked) => {
    const [a, b] = sidesOf(asked);
    return b === undefined ? a : t('versus', { a, b });
  };
}

/** Names a match that has ended, with its result. */
export function useEndedName(day: Day): (match: DayMatch) => string {
  const { t } = useTranslation('match');
  const nameOf = useMatchName(day);
  return (match) => {
    if (isHidden(day, match)) return nameOf(match);
    const { sets_won: won, outcome } = match;
    const ending = outcome === null || outcome === 'played' ? '' : ` · ${t(`endings.${outcome}`)}`;
    return `${nameOf(match)} ${won.a}-${won.b}${ending}`;
  };
}

export function useTableName(): (table: Pick<DayTable, 'number' | 'name'>) => string {
  const { t } = useTranslation('day');
  return ({ number, name }) => (name === null ? t('table', { number }) : t('tableNamed', { number, name }));
}

/** Whether the user calls a match: an organiser calls those of their own opens, and of those for which they were appointed. */
export const mayCall = ({ opens }: Day, match: DayMatch | undefined): boolean =>
  opens.some(({ _id, may_call }) => may_call && _id === match?.open_id);

/** Whether a match that the user called, or that the day called for them, has no umpire though the rules of its open give it one. */
export const lacksUmpire = (day: Day, { match, call }: Pick<ShownTable, 'match' | 'call'>): boolean =>
  call !== undefined &&
  match !== undefined &&
  match.state !== 'inPlay' &&
  match.umpire === null &&
  mayCall(day, match) &&
  givesUmpire(day, match);

/** Whether the rules of its open give a match an umpire. */
export const givesUmpire = ({ opens }: Day, match: DayMatch | undefined): boolean =>
  opens.some(({ _id, umpires }) => umpires && _id === match?.open_id);

/** Whether nobody would umpire a match of the queue that is called now, though its open gives it an umpire. Of one without a table to go to, that is not known. */
export const wouldLackUmpire = (day: Day, row: QueueRow, match: DayMatch | undefined): boolean =>
  row.ready &&
  row.table !== undefined &&
  row.umpire === undefined &&
  mayCall(day, match) &&
  givesUmpire(day, match);

/** Whether the user enters results of a match too: those who were only appointed call it. */
export const mayManage = ({ opens }: Day, match: DayMatch): boolean =>
  opens.some(({ _id, may_manage }) => may_manage && _id === match.open_id);
