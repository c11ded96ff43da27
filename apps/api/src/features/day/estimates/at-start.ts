import type { Day, MatchId, OpenId } from '@topspin/engine';
import { asDay } from '#features/day/plan/as-day.ts';
import type { DayRows, MatchOfDay } from '#features/day/plan/rows.ts';

const startsOf = ({ matches }: DayRows): number[] =>
  matches.flatMap(({ startedAt }) => (startedAt === null ? [] : [startedAt]));

/** Whether any match of a day has begun. */
export const hasBegun = (rows: DayRows): boolean => startsOf(rows).length > 0;

/**
 * The day as it stood before its first match, for what was expected then: nothing is played, and only the first draw is known. Tables
 * are those of now, all in use, and so are entries, without the walkovers.
 */
export function dayAtStart(rows: DayRows): Day {
  const startOf = startsOfOpens(rows);
  const sidesOf = sidesFromStart(rows);
  const matches = rows.matches
    .filter(({ outcome }) => outcome !== 'walkover')
    .map((match) => unplayed(match, sidesOf(match), startOf(match.open)));
  const people = rows.people.map((person) => ({ ...person, isAbsent: false }));
  const tables = rows.tables.map((table) => ({ ...table, state: 'open' as const }));
  return asDay({ ...rows, matches, people, tables, calls: [] }, Math.min(...startsOf(rows)));
}

function unplayed(match: MatchOfDay, { a, b }: Sides, notBefore: number): MatchOfDay {
  return {
    ...match,
    a,
    b,
    state: a === null || b === null ? 'waiting' : 'enrolled',
    umpire: null,
    notBefore: Math.max(match.notBefore ?? 0, notBefore),
    isCalled: false,
    sets: [],
    winner: null,
    startedAt: null,
    finishedAt: null,
  };
}

/** When each open begins: as planned, or with its first match if that was earlier. */
function startsOfOpens({ opens, matches }: DayRows): (open: OpenId) => number {
  const starts = new Map(opens.map(({ id, startsAt }) => [id, startsAt]));
  for (const { open, startedAt } of matches)
    if (startedAt !== null) starts.set(open, Math.min(starts.get(open) ?? startedAt, startedAt));
  return (open) => starts.get(open) ?? 0;
}

type Sides = Pick<MatchOfDay, 'a' | 'b'>;
const nobody: Sides = { a: null, b: null };

/** The sides that the draw of the first phase decided: not those who came from another match, or another phase. */
function sidesFromStart({ matches, phases }: DayRows): (match: MatchOfDay) => Sides {
  const first = new Map<OpenId, number>();
  for (const { open, number } of phases) first.set(open, Math.min(first.get(open) ?? number, number));
  const came = new Map<MatchId, Set<Person>>();
  for (const from of matches)
    for (const [to, player] of sentOn(from)) came.set(to, (came.get(to) ?? new Set()).add(player));
  return ({ id, open, phase, a, b }) => {
    if (phase > (first.get(open) ?? phase)) return nobody;
    const stays = (side: Person): Person => (came.get(id)?.has(side) ? null : side);
    return { a: stays(a), b: stays(b) };
  };
}

type Person = MatchOfDay['a'];

/** The matches to which the result of one sends its players on. */
function sentOn({ winnerTo, loserTo, winner, a, b }: MatchOfDay): (readonly [MatchId, Person])[] {
  if (winner === null) return [];
  const [won, lost] = winner === 'a' ? [a, b] : [b, a];
  return [
    ...(winnerTo === null ? [] : [[winnerTo, won] as const]),
    ...(loserTo === null ? [] : [[loserTo, lost] as const]),
  ];
}
