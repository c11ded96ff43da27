import type { DayMatch, HallMatch } from '@topspin/contract';
import type { MatchOfDay } from './rows.ts';

/** Looks up a person of a day; null for nobody, and for whom the answer does not name. */
export type PersonOf = (id: string | null) => DayMatch['a'];

type Named = { readonly id: string; readonly name: string; readonly club?: string | null };

export function personOf(people: readonly Named[]): PersonOf {
  const byId = new Map(people.map((person) => [person.id, person]));
  return (id) => {
    const known = id === null ? undefined : byId.get(id);
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
  number: match.number,
  a: person(match.a),
  b: person(match.b),
  umpire: person(match.umpire),
  table,
  state: match.state,
  best_of: match.bestOf,
  sets: [...match.sets],
  sets_won: { a: match.setsA, b: match.setsB },
  winner: match.winner,
  started_at: atOrNull(match.startedAt),
  finished_at: atOrNull(match.finishedAt),
});
