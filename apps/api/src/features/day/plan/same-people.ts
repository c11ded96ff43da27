import type { PersonId } from '@topspin/engine';
import { sidesIn } from './as-day.ts';
import type { PersonOf } from './present-match.ts';
import type { DayRows } from './rows.ts';

type Said = Pick<DayRows, 'people' | 'matches'>;

/**
 * Adds to a look-up of people the id to compare by, for those who are entered in several opens with different ids. Opens that the viewer does
 * not see neither count nor lend an id.
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

/** Maps the other ids of a person to the one they are compared by: their own, or else the first of their guests. */
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
