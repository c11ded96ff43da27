import type { Day, DayCall, DayMatch, DayTable, DayWait, QueueRow } from '@topspin/contract';
import {
  type PersonId,
  callTimes,
  defaultDaySettings,
  type MatchId,
  type QueueRow as OrderedMatch,
  type Wait,
} from '@topspin/engine';
import { asSettings, sidesIn } from './as-day.ts';
import { at, atOrNull, personOf, presentMatch, type PersonOf } from './present-match.ts';
import { sidesWithPeople } from './present-side.ts';
import { withSameAs } from './same-people.ts';
import { atTables, tablesOfMatches, type AtTable } from './at-tables.ts';
import type { CallOfDay, MatchOfDay, OpenOfDay, TableOfDay } from './rows.ts';
import type { DayNow } from './shown-days.ts';

/** Whether a viewer knows of an open, manages it, and calls its matches, by its id. */
export type Rights = ReadonlyMap<
  string,
  { readonly sees: boolean; readonly manages: boolean; readonly calls: boolean }
>;

/** Looks up what an answer names: nobody of an open that the viewer may not know of. */
type Names = {
  readonly isSeen: (match: MatchId) => boolean;
  readonly person: PersonOf;
  /** The name of a person as the open of a match has it. */
  readonly nameIn: (match: MatchId, person: string) => string | null;
};

/** A day as a viewer sees it, with its order of play. */
export function presentDay({ rows, queue, now }: DayNow, rights: Rights): Omit<Day, 'fingerprint'> {
  const { day, opens, tables, calls, matches } = rows;
  const opensOfMatches = new Map<string, string>(matches.map(({ id, open }) => [id, open]));
  const openOf = (match: MatchId) => opensOfMatches.get(match) ?? '';
  const isOpenSeen = (open: string) => rights.get(open)?.sees ?? false;
  const isSeen = (match: MatchId) => isOpenSeen(openOf(match));
  const person = withSameAs(personOf([...rows.people, ...rows.volunteers]), rows, isOpenSeen);
  const nameIn = (match: MatchId, id: string) =>
    isSeen(match) ? (person(id, openOf(match))?.name ?? null) : null;
  const names: Names = { isSeen, person, nameIn };
  const side = sidesWithPeople(rows.people, person);
  const sideOf = sidesIn(rows.people);
  const tableOf = tablesOfMatches(rows);
  const atTable = atTables(rows);
  return {
    _id: day.id,
    date: day.date,
    venue: day.venue && { _id: day.venue.id, name: day.venue.name },
    time_zone: day.zone,
    automatic: day.automatic,
    version: day.version,
    at: at(now),
    opens: opens.map((open) => {
      const { sees = false, manages = false, calls: mayCall = false } = rights.get(open.id) ?? {};
      const { isAutomatic, umpires } = asSettings(open);
      return {
        _id: open.id,
        name: sees ? open.name : null,
        may_manage: manages,
        may_call: mayCall,
        automatic: isAutomatic,
        umpires: umpires[0] !== 'none',
      };
    }),
    matches: matches.map((match) => matchSeen(match, tableOf(match), { ...names, side })),
    tables: tables.map((table) => presentTable(table, atTable(table.number))),
    calls: calls.map((call) => presentCall(call, { matches, opens, names })),
    queue: queue.map((row) => presentRow(row, names)),
    conflicts: [
      ...inTwo(matches, ({ a, b }) => [a, b].flatMap((side) => sideOf(side) ?? [])).map(
        ({ shared, among }) => ({
          person: among.every(isSeen) ? nameIn(among[0], shared) : null,
          table: null,
          matches: [...among],
        }),
      ),
      ...inTwo(matches, (match) => [tableOf(match)]).map(({ shared, among }) => ({
        person: null,
        table: shared,
        matches: [...among],
      })),
    ],
  };
}

/** Where the viewer may not know who plays, only that a table is taken, and since when. */
function matchSeen(
  match: MatchOfDay,
  table: number | null,
  { isSeen, person, side }: Names & { readonly side: PersonOf },
): DayMatch {
  const { id, phase } = match;
  if (isSeen(id)) {
    const seen = presentMatch(match, table, person);
    const { a, b, open } = match;
    const returned = match.returnedAt === null ? {} : { returned_at: at(match.returnedAt) };
    return { ...seen, a: side(a, open), b: side(b, open), phase, fixed: fixedOf(match), ...returned };
  }
  const bare = {
    ...match,
    groupName: '',
    round: null,
    swissRound: null,
    sets: [],
    setsA: 0,
    setsB: 0,
    winner: null,
    outcome: null,
  };
  return { ...presentMatch(bare, table, () => null), phase, fixed: null };
}

function fixedOf({ fixedTable: table, notBefore, fixedAt }: MatchOfDay): DayMatch['fixed'] {
  if (table === null && notBefore === null && fixedAt === null) return null;
  return { table, not_before: atOrNull(notBefore), at: atOrNull(fixedAt) };
}

function presentTable(
  { id, number, name, order, x, y, state, word, automatic, version }: TableOfDay,
  { taken, last }: AtTable,
): DayTable {
  return {
    _id: id,
    number,
    name,
    order,
    place: x === null || y === null ? null : { x, y },
    state,
    word,
    automatic,
    match_id: taken?.id ?? null,
    ended_match_id: last?.id ?? null,
    version,
  };
}

type Around = {
  readonly matches: readonly MatchOfDay[];
  readonly opens: readonly OpenOfDay[];
  readonly names: Names;
};

/** A call; without its caller in an open that the viewer may not know of. */
function presentCall(call: CallOfDay, { matches, opens, names }: Around): DayCall {
  const match = matches.find(({ id }) => id === call.match);
  const isSeen = names.isSeen(call.match);
  const open = opens.find(({ id }) => id === match?.open);
  const settings = open ? asSettings(open) : defaultDaySettings;
  const { next, walkover } = callTimes([call.firstAt, call.secondAt, call.thirdAt], settings);
  const made = [
    { at: call.firstAt, by: call.firstBy },
    { at: call.secondAt, by: call.secondBy },
    { at: call.thirdAt, by: call.thirdBy },
  ];
  const isWaited = match?.state !== 'inPlay';
  return {
    _id: call.id,
    match_id: call.match,
    table: call.table,
    automatic: call.automatic,
    times: made.flatMap((one) => (one.at === null ? [] : [{ at: at(one.at), by: isSeen ? one.by : null }])),
    next_at: isWaited ? atOrNull(next) : null,
    walkover_at: isWaited ? atOrNull(walkover) : null,
    present: { a: atOrNull(call.presentA), b: atOrNull(call.presentB) },
  };
}

function presentRow(
  { match, isReady, waits, why, expectedTable, expectedUmpire, overtakenBy }: OrderedMatch,
  names: Names,
): QueueRow {
  const umpire = expectedUmpire === null ? null : names.nameIn(match.id, expectedUmpire);
  return {
    match_id: match.id,
    ready: isReady,
    waits: waits.map((wait) => presentWait(wait, match.id, names)),
    ...(expectedTable !== null && { table: expectedTable }),
    ...(umpire !== null && { umpire }),
    ...(overtakenBy && { overtaken: { match_id: overtakenBy.match, at: at(overtakenBy.from) } }),
    why,
  };
}

/** Of somebody in a match that the viewer may not know of: that they are in one, but neither where nor as what. */
function presentWait(wait: Wait, of: MatchId, { isSeen, nameIn }: Names): DayWait {
  const { code } = wait;
  const named = (id: PersonId) => {
    const person = nameIn(of, id);
    return person === null ? {} : { person };
  };
  switch (wait.code) {
    case 'playerUnknown':
      return { code, feeders: wait.feeders.map(({ match, takes }) => ({ match_id: match, takes })) };
    case 'earlierPhase':
      return { code, matches: wait.matches };
    case 'absent':
    case 'elsewhere':
      return { code, ...named(wait.person) };
    case 'playing':
    case 'umpiring': {
      if (!isSeen(wait.match)) return { code: 'playing', ...named(wait.person) };
      const { match: match_id, table, set } = wait;
      return {
        code,
        ...named(wait.person),
        match_id,
        ...(table !== null && { table }),
        ...(set !== null && { set }),
      };
    }
    case 'resting': {
      const { until, after } = wait;
      return { code, ...named(wait.person), until: at(until), ...(after !== undefined && { after }) };
    }
    case 'notBefore':
    case 'fixedTime':
      return { code, until: at(wait.until) };
    case 'tableOutOfUse':
    case 'tableLocked':
      return { code, table: wait.table };
    case 'tableTaken':
      return { code, table: wait.table, match_id: wait.match };
  }
}

/** The people, or the tables, that are in two matches in play at once. It happens because points are never refused. */
function inTwo<Shared>(
  matches: readonly MatchOfDay[],
  of: (match: MatchOfDay) => readonly (Shared | null)[],
) {
  const uses = matches
    .filter(({ state }) => state === 'inPlay')
    .flatMap((match) => of(match).flatMap((shared) => (shared === null ? [] : [{ shared, id: match.id }])));
  return [...Map.groupBy(uses, ({ shared }) => shared)].flatMap(([shared, among]) => {
    const [first, ...others] = among.map(({ id }) => id);
    return first !== undefined && others.length > 0 ? [{ shared, among: [first, ...others] as const }] : [];
  });
}
