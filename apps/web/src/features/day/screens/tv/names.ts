import type { PublicPlayer } from '@topspin/contract';
import { shownName } from '#domain/match/person-name.ts';

type Person = Pick<PublicPlayer, 'name' | 'club'>;

/** How a screen names people. */
export type NameOf = (person: Person) => string;

/** Names people, with the club where people of the same name are of different ones. The ids would not tell: one person has an id for each open. */
export function namesOf(people: readonly (Person | null)[]): NameOf {
  const clubs = new Map<string, Set<string | null>>();
  for (const person of people) {
    if (!person) continue;
    clubs.set(person.name, (clubs.get(person.name) ?? new Set()).add(person.club));
  }
  return ({ name, club }) =>
    (clubs.get(name)?.size ?? 0) > 1 && club !== null ? `${shownName(name)} (${club})` : shownName(name);
}
