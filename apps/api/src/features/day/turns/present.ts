import type { PublicTurn, PublicTurns } from '@topspin/contract';
import {
  callNumbers,
  type DayMatch,
  matchesBefore,
  type OpenId,
  type PersonId,
  sides,
  turnsOf,
  type Turn,
  type TurnIndex,
} from '@topspin/engine';
import type { EstimatedDay } from '#features/day/estimates/cache.ts';
import { presentInterval } from '#features/day/estimates/present.ts';
import type { PersonOf } from '#features/day/plan/present-match.ts';
import type { CallOfDay, DayRows, MatchOfDay, PhaseOfDay } from '#features/day/plan/rows.ts';
import type { DayTurns } from './turns-of-days.ts';

type Whose = { readonly player: string; readonly open: string };
type Starts = EstimatedDay['estimate']['starts'];

/** What comes next for a player in an open. Of others of its day, only what visitors may read. */
export function presentTurns({ player, open }: Whose, day: DayTurns, starts: Starts): PublicTurns {
  const { rows, index, rowOf, peopleOf, named, tells } = day;
  const people = peopleOf(player);
  const turns = turnsOfSide(people, open, index).flatMap((turn): PublicTurn[] => {
    const match = rowOf(turn.match);
    if (!match) return [];
    const { role, state, order, before, certain, busy, awaits } = turn;
    const start = starts.get(match.id);
    return [
      {
        role,
        side: role === 'play' ? sideIn(index.byId(match.id), people) : null,
        state,
        order,
        before,
        certain,
        call: callOf(turn, day)?.number ?? null,
        start: start && !isNow(turn) ? presentInterval(start) : null,
        match: presentMatch(match, tableOf(turn, day), named),
        busy: busy.flatMap((one) => (tells(open, one.match) ? [named(one.person, open)?.name ?? ''] : [])),
        depends: isNow(turn) ? [] : dependsOn(turn, open, day),
        awaits: awaits.map(({ match: feeder, takes }) => ({ takes, ...sidesOf(feeder, day) })),
      },
    ];
  });
  const isMoreToCome = rows.phases.some((phase) => phase.open === open && hasMoreToCome(phase));
  return {
    turns,
    over: !isMoreToCome && turns.every(({ role }) => role === 'umpire'),
    time_zone: rows.day.zone,
  };
}

/** The turns of a player; a pair has its matches to play, and is busy while either of the two is: each umpires alone. */
function turnsOfSide([person, ...others]: readonly PersonId[], open: OpenId, index: TurnIndex) {
  if (person === undefined) return [];
  const turns = turnsOf(person, open, index);
  if (others.length === 0) return turns;
  const taken = index.occupation(person);
  const busy = taken ? [{ person, match: taken.match.id, role: taken.role }] : [];
  return turns
    .filter(({ role }) => role === 'play')
    .map((turn) => (isNow(turn) ? turn : { ...turn, busy: [...busy, ...turn.busy] }));
}

/** The side of a match on which these people play. */
const sideIn = (match: DayMatch | undefined, people: readonly PersonId[]): PublicTurn['side'] =>
  sides.find((side) => match?.[side]?.some((person) => people.includes(person))) ?? null;

/** Whether matches may come that nobody knows yet: before the draw, and in a Swiss phase before its last round is paired. */
const hasMoreToCome = ({ state, roundsToCome }: PhaseOfDay): boolean =>
  state === 'created' || state === 'groups' || (state === 'matches' && roundsToCome > 0);

/** Whether an organiser said that a player is not in the hall for now. */
export function isAbsent(player: string, { rows: { people }, personOf }: DayTurns): boolean {
  const person = personOf(player);
  return people.some(({ id, absentSince }) => id === person && absentSince !== null);
}

const isNow = ({ state }: Pick<Turn, 'state'>): boolean => state === 'inPlay' || state === 'due';

/** The call that a turn was called with, if it was. */
export function callOf(
  { match }: Pick<Turn, 'match'>,
  { rows: { calls } }: { readonly rows: Pick<DayRows, 'calls'> },
) {
  const call = calls.find((one) => one.match === match);
  return call && { id: call.id, number: numberOf(call) };
}

const numberOf = ({ secondAt, thirdAt }: CallOfDay) =>
  callNumbers[[secondAt, thirdAt].filter((at) => at !== null).length] ?? 1;

/** Where a turn is played, as far as that is known: a match in the queue goes to whichever table is free. */
export function tableOf({ order, match, state }: Turn, { index }: Pick<DayTurns, 'index'>): number | null {
  const { table = null, isTableFixed = false } = index.byId(match) ?? {};
  return order === 'table' || isNow({ state }) || isTableFixed ? table : null;
}

/** The players of a match by their names, as far as they are known. */
export function sidesOf(id: string, { rowOf, named }: DayTurns) {
  const match = rowOf(id);
  if (!match) return { a: null, b: null };
  return { a: named(match.a, match.open)?.name ?? null, b: named(match.b, match.open)?.name ?? null };
}

/** Enough to know whom to watch. */
const mostShown = 3;

type Depends = {
  readonly match: string;
  readonly why: PublicTurn['depends'][number]['why'];
  readonly person?: string | null;
};

/** The matches on which a turn depends; those that decide its players come first. */
function dependsOn(turn: Turn, open: string, day: DayTurns): PublicTurn['depends'] {
  const { rowOf, named, tells } = day;
  const deciding = turn.awaits.map(({ match, takes }): Depends => ({ match, why: takes }));
  return [...deciding, ...(turn.order === 'queue' ? aheadOf(turn, day) : plannedBefore(turn, day))]
    .filter(({ match }) => tells(open, match))
    .slice(0, mostShown)
    .flatMap(({ match: id, why, person = null }) => {
      const match = rowOf(id);
      if (!match || match.state === 'finished') return [];
      const table = day.index.byId(id)?.table ?? null;
      const player = named(person, open)?.name ?? null;
      return [{ match_id: id, why, player, ...sidesOf(id, day), table, state: match.state }];
    });
}

/** The matches that its people are in, the one on its table if it takes no other, and a few that stand before it. */
function aheadOf({ match, before, busy }: Turn, { index }: DayTurns): readonly Depends[] {
  const { table = null, isTableFixed = false } = index.byId(match) ?? {};
  const there = isTableFixed && table !== null ? index.onTable(table) : undefined;
  const ahead = before === null || before > mostShown ? [] : index.queue.slice(0, before);
  return [
    ...busy.map(({ match: id, person, role }): Depends => ({ match: id, why: role, person })),
    ...(there ? [{ match: there.id, why: 'atTable' } as const] : []),
    ...ahead.map((one): Depends => ({ match: one.match.id, why: 'earlier' })),
  ];
}

function plannedBefore({ match }: Turn, { index }: DayTurns): readonly Depends[] {
  const next = index.byId(match);
  return (next ? matchesBefore(next, index) : []).map(({ match: { id }, reason, player }) => ({
    match: id,
    why: reason,
    person: player,
  }));
}

const presentMatch = (match: MatchOfDay, table: number | null, named: PersonOf): PublicTurn['match'] => ({
  _id: match.id,
  group: { name: match.groupName },
  round: match.round,
  swiss_round: match.swissRound,
  number: match.number,
  table,
  a: named(match.a, match.open),
  b: named(match.b, match.open),
});
