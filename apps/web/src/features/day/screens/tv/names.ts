import type { PublicPlayer } from '@topspin/contract';
import { shownName } from '#domain/match/person-name.ts';

type Person = Pick<PublicPlayer, '_id' | 'name' | 'club'>;

/** How a screen names people. */
export type NameOf = (person: Person) => string;

/** Names people: two of one name get their club. */
export function namesOf(people: readonly (Person | null)[]): NameOf {
  const byName = new Map<string, Set<string>>();
  for (const person of people) {
    if (!person) continue;
    byName.set(person.name, (byName.get(person.name) ?? new Set()).add(person._id));
  }
  return ({ name, club }) =>
    (byName.get(name)?.size ?? 0) > 1 && club !== null ? `${shownName(name)} (${club})` : shownName(name);
}
