import type { DayMatch } from '@topspin/contract';
import { sides } from '@topspin/engine';
import { peopleOfSide } from '#domain/match/people-of-side.ts';
import type { Missing } from '../offline/calling-item.ts';

/** The sides that have not come to a match, and the players of these who are there without their partner. */
export type Absence = { readonly absent: Missing; readonly came: readonly string[] };

/** The absence of these people from a match; null if they do not play it. */
export function absenceOf(match: Pick<DayMatch, 'a' | 'b'>, missing: readonly string[]): Absence | null {
  const absent = sides.filter((side) => idsOf(match[side]).some((id) => missing.includes(id)));
  const [one, other] = absent;
  if (one === undefined) return null;
  return {
    absent: other === undefined ? one : 'both',
    came: absent.flatMap((side) => idsOf(match[side])).filter((id) => !missing.includes(id)),
  };
}

/** The ids of the people of a side. */
export const idsOf = (side: DayMatch['a']): readonly string[] => peopleOfSide(side).map(({ _id }) => _id);
