import type { Day, DayMatch } from '@topspin/contract';
import { keyOf, peopleIn, type PersonInMatch } from '../people-in.ts';
import { matchesOf } from '../shown-day.ts';

/** By match, the name of the umpire that its row of the queue named. */
export type Promised = ReadonlyMap<string, string>;

/** Somebody who was to umpire a match, and the table at which they are instead. */
type Replaced = { readonly name: string; readonly table: number };

/**
 * The umpires that rows have named, of the matches of the queue and of those that are called. A row may name another one meanwhile: whoever
 * is at a table by then was still promised, so that it can be said who steps in, and why.
 */
export function promisedIn(before: Promised, day: Day): Promised {
  const found = new Map<string, string>();
  for (const { match_id: id, umpire } of day.queue) {
    const name = before.get(id);
    const isKept = name !== undefined && name !== umpire && tableOf(name, id, day) !== undefined;
    const promised = isKept ? name : umpire;
    if (promised !== undefined) found.set(id, promised);
  }
  for (const { match_id: id } of day.calls) {
    const name = before.get(id);
    if (name !== undefined) found.set(id, name);
  }
  return isSame(before, found) ? before : found;
}

/** The umpire a match was to have, if somebody else does now, or nobody, since they are at another table. */
export function replacedIn(
  promised: Promised,
  day: Day,
  { match, umpire }: { readonly match: string; readonly umpire: string | undefined },
): Replaced | null {
  const name = promised.get(match);
  if (name === undefined || name === umpire) return null;
  const table = tableOf(name, match, day);
  return table === undefined ? null : { name, table };
}

/** The table of another match that somebody plays or umpires who goes by this name in the open of the match. */
function tableOf(name: string, match: string, day: Day): number | undefined {
  const byId = matchesOf(day);
  const open = byId.get(match)?.open_id;
  const named = day.matches
    .filter((one) => one.open_id === open)
    .flatMap(allIn)
    .filter((person) => person.name === name);
  const keys = new Set(named.map(keyOf));
  // A volunteer umpires in any open, and plays in none.
  const isThem = (person: PersonInMatch) => (keys.size > 0 ? keys.has(keyOf(person)) : person.name === name);
  const found = day.tables.find(({ match_id: id }) => {
    const at = id === null || id === match ? undefined : byId.get(id);
    return at !== undefined && allIn(at).some(isThem);
  });
  return found?.number;
}

/** Everybody who plays a match or umpires it. */
const allIn = (match: DayMatch): readonly PersonInMatch[] =>
  match.umpire ? [...peopleIn(match), match.umpire] : peopleIn(match);

const isSame = (one: Promised, other: Promised): boolean =>
  one.size === other.size && [...one].every(([match, name]) => other.get(match) === name);
