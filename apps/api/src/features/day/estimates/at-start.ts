import type { Day, MatchId, OpenId } from '@topspin/engine';
import { asDay } from '#features/day/plan/as-day.ts';
import type { DayRows, MatchOfDay } from '#features/day/plan/rows.ts';

/**
 * The day as it stood before its first match, for what was expected then: nothing is played, and only the first draw is known. Tables
 * are those of now, all in use, and so are entries, without the walkovers. Undefined if nothing has begun.
 */
export function dayAtStart(rows: DayRows): Day | undefined {
  const started = rows.matches.flatMap(({ startedAt }) => (startedAt === null ? [] : [startedAt]));
  if (started.length === 0) return undefined;
  const startOf = startsOfOpens(rows);
  const matches = rows.matches
    .filter(({ outcome }) => outcome !== 'walkover')
    .map((match) => unplayed(match, rows, startOf(match.open)));
  const people = rows.people.map((person) => ({ ...person, isAbsent: false }));
  const tables = rows.tables.map((table) => ({ ...table, state: 'open' as const }));
  return asDay({ ...rows, matches, people, tables, calls: [] }, Math.min(...started));
}

function unplayed(match: MatchOfDay, rows: DayRows, notBefore: number): MatchOfDay {
  const { a, b } = knownFromStart(match, rows);
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
function knownFromStart({ id, open, phase, a, b }: MatchOfDay, { matches, phases }: DayRows): Sides {
  const first = Math.min(...phases.flatMap((one) => (one.open === open ? [one.number] : [])));
  if (phase > first) return nobody;
  const came = matches.flatMap((from) => comingFrom(from, id));
  const stays = (side: Person): Person => (side !== null && came.includes(side) ? null : side);
  return { a: stays(a), b: stays(b) };
}

type Person = MatchOfDay['a'];

/** The players whom the result of one match sends on to another. */
function comingFrom({ winnerTo, loserTo, winner, a, b }: MatchOfDay, to: MatchId): Person[] {
  if (winner === null || (winnerTo !== to && loserTo !== to)) return [];
  const [won, lost] = winner === 'a' ? [a, b] : [b, a];
  return [winnerTo === to ? won : null, loserTo === to ? lost : null];
}
