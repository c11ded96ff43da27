import type { PersonId } from '@topspin/engine';
import { at, type PersonOf } from './present-match.ts';
import type { PersonRow } from './rows.ts';

/** Looks up a side for those who run the day: with its people, if it is a pair, and since when each person is not in the hall for now. */
export function sidesWithPeople(people: readonly PersonRow[], person: PersonOf): PersonOf {
  const rows = new Map(people.map((row) => [row.id, row]));
  const absenceOf = (id: PersonId) => {
    const since = rows.get(id)?.absentSince ?? null;
    return since === null ? {} : { absent_since: at(since) };
  };
  return (id, open) => {
    const side = person(id, open);
    if (id === null || side === null) return side;
    const members = rows.get(id)?.members ?? null;
    if (members === null) return { ...side, ...absenceOf(id) };
    return {
      ...side,
      members: members.flatMap((member) => {
        const known = person(member, open);
        if (!known) return [];
        const { club: _club, ...named } = known;
        return [{ ...named, ...absenceOf(member) }];
      }),
    };
  };
}
