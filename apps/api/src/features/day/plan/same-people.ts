import type { PersonId } from '@topspin/engine';
import { sidesIn } from './as-day.ts';
import type { PersonOf } from './present-match.ts';
import type { DayRows } from './rows.ts';

type Said = Pick<DayRows, 'people' | 'matches'>;

/**
 * Looks up people like another look-up, and says of those who are entered with several ids in these opens which one they are compared by: nothing
 * is said of an open that is not seen, nor with an id of it.
 */
export function withSameAs(person: PersonOf, rows: Said, isSeen: (open: string) => boolean): PersonOf {
  const same = sameIds(rows, isSeen);
  if (same.size === 0) return person;
  return (id, open) => {
    const known = person(id, open);
    const same_as = known ? same.get(known._id) : undefined;
    return known && same_as !== undefined ? { ...known, same_as } : known;
  };
}

/** By each id of somebody who has several, but for the one they are compared by, that one: theirs, or the first of their guests. */
function sameIds({ people, matches }: Said, isSeen: (open: string) => boolean): ReadonlyMap<string, string> {
  const several = new Map(
    people.flatMap(({ id, guests }) => (guests.length > 0 ? [[id, guests] as const] : [])),
  );
  if (several.size === 0) return new Map();
  const sideOf = sidesIn(people);
  const ids = new Map<PersonId, Set<string>>();
  for (const { open, a, b, umpire } of matches)
    for (const person of isSeen(open) ? [a, b, umpire].flatMap((one) => sideOf(one) ?? []) : []) {
      const guests = several.get(person);
      if (guests === undefined) continue;
      const entered = guests.find((guest) => guest.open === open)?.id ?? person;
      ids.set(person, (ids.get(person) ?? new Set()).add(entered));
    }
  return new Map(
    [...ids].flatMap(([person, entered]) => {
      const [first = person] = entered.has(person) ? [person] : [...entered].toSorted();
      return [...entered].flatMap((id) => (id === first ? [] : [[id, first] as const]));
    }),
  );
}
