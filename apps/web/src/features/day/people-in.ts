import type { DayMatch } from '@topspin/contract';
import { peopleOfSide } from '#domain/match/people-of-side.ts';

type Sides = Pick<DayMatch, 'a' | 'b'>;

/** Somebody who plays a match, alone or as one of a pair. */
export type PersonInMatch = Pick<NonNullable<DayMatch['a']>, '_id' | 'name' | 'absent_since'>;

/** All people who play a match, as far as they are known. */
export const peopleIn = ({ a, b }: Sides): readonly PersonInMatch[] =>
  [a, b].flatMap((side) => peopleOfSide<PersonInMatch>(side));
