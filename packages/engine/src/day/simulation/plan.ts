import type { GroupId, MatchId, OpenId, PersonId } from '../../id.ts';
import { isOccupying, type Day, type DayMatch, type DayTable } from '../day.ts';
import { indexDay, type DayIndex } from '../day-index.ts';
import { pathsOf } from '../paths.ts';
import { chosenTables, inFillOrder } from '../table-for.ts';
import { matchesWithToCome } from '../to-come.ts';

/** The rest of a day prepared for many runs: with the matches of phases that are not drawn yet. */
export type DayPlan = {
  readonly index: DayIndex;
  readonly paths: (match: DayMatch) => number;
  /** The matches that wait until a person opens their table or frees them: of these nothing can be promised. */
  readonly waiting: ReadonlySet<MatchId>;
  /** The tables that take matches, in the order in which they fill. */
  readonly tables: readonly DayTable[];
  /** Those that people chose for matches that wait. */
  readonly chosen: ReadonlySet<number>;
  readonly groups: ReadonlyMap<GroupId, PlannedGroup>;
  /** The share of calls in which a person chooses any match instead of the next. */
  readonly overrides: number;
};

/** A group with its sides and how many matches each has won. */
export type PlannedGroup = {
  readonly open: OpenId;
  readonly phase: number;
  readonly sides: ReadonlyMap<string, GroupSide>;
};

export type GroupSide = { readonly side: readonly PersonId[]; readonly won: number };

export function planDay(day: Day): DayPlan {
  const waiting = fixedToClosed(day);
  const matches = matchesWithToCome(day).map((match) =>
    // The day does not end without them: they are played on any table.
    waiting.has(match.id) ? { ...match, isTableFixed: false } : match,
  );
  const whole = { ...day, matches, toCome: [] };
  const index = indexDay(whole);
  return {
    index,
    paths: pathsOf(index),
    waiting,
    tables: day.tables
      .filter(({ number, state }) => state === 'open' || index.onTable(number))
      .toSorted(inFillOrder),
    chosen: chosenTables(matches),
    groups: groupsOf(whole),
    overrides: 0,
  };
}

function fixedToClosed({ matches, tables }: Day): ReadonlySet<MatchId> {
  const closed = new Set(tables.filter(({ state }) => state !== 'open').map(({ number }) => number));
  return new Set(
    matches
      .filter(
        (match) =>
          match.isTableFixed && match.table !== null && closed.has(match.table) && !isOccupying(match),
      )
      .map(({ id }) => id),
  );
}

export const sideKey = (side: readonly PersonId[]): string => side.join(' ');

function groupsOf({ matches, ended }: Day): DayPlan['groups'] {
  const toPlay = matches.map((match) => ({ ...match, winner: null }));
  const played = ended.map((match) => ({ ...match, a: match.winner, b: match.loser }));
  const groups = new Map<GroupId, { open: OpenId; phase: number; sides: Map<string, GroupSide> }>();
  for (const { open, phase, group, round, a, b, winner } of [...played, ...toPlay]) {
    if (round !== null) continue;
    const known = groups.get(group) ?? { open, phase, sides: new Map<string, GroupSide>() };
    groups.set(group, known);
    for (const side of [a, b]) {
      if (side === null) continue;
      const { won = 0 } = known.sides.get(sideKey(side)) ?? {};
      known.sides.set(sideKey(side), { side, won: won + Number(side === winner) });
    }
  }
  return groups;
}
