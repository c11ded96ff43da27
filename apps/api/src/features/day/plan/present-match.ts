import type { DayMatch, HallMatch } from '@topspin/contract';
import type { MatchOfDay } from './rows.ts';

/** Looks up a person of a day as an open has entered them; null for nobody, and for whom the answer does not name. */
export type PersonOf = (id: string | null, open: string) => DayMatch['a'];

type Named = { readonly id: string; readonly name: string; readonly club?: string | null };
type Entered = Named & { readonly guests?: readonly (Named & { readonly open: string })[] };

export function personOf(people: readonly Entered[]): PersonOf {
  const byId = new Map(people.map((person) => [person.id, person]));
  return (id, open) => {
    const person = id === null ? undefined : byId.get(id);
    const known = person?.guests?.find((guest) => guest.open === open) ?? person;
    return known ? { _id: known.id, name: known.name, club: known.club ?? null } : null;
  };
}

export const at = (instant: number): string => new Date(instant).toISOString();
export const atOrNull = (instant: number | null): string | null => (instant === null ? null : at(instant));

/** A match of a day, at a table, with the people whom the answer names. */
export const presentMatch = (match: MatchOfDay, table: number | null, person: PersonOf): HallMatch => ({
  _id: match.id,
  open_id: match.open,
  group: { _id: match.group, name: match.groupName },
  round: match.round,
  swiss_round: match.swissRound,
  number: match.number,
  a: person(match.a, match.open),
  b: person(match.b, match.open),
  umpire: person(match.umpire, match.open),
  table,
  state: match.state,
  best_of: match.bestOf,
  sets: [...match.sets],
  sets_won: { a: match.setsA, b: match.setsB },
  winner: match.winner,
  outcome: match.outcome,
  started_at: atOrNull(match.startedAt),
  finished_at: atOrNull(match.finishedAt),
});
