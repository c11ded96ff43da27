import type { DayMatch } from '@topspin/contract';
import { peopleOfSide } from '#domain/match/people-of-side.ts';

type Sides = Pick<DayMatch, 'a' | 'b'>;

/** Somebody who plays a match, alone or as one of a pair. */
export type PersonInMatch = Pick<NonNullable<DayMatch['a']>, '_id' | 'name' | 'same_as' | 'absent_since'>;

/** The id to compare people by: the same person may have another one in another open of the day. */
export const keyOf = ({ _id, same_as: same }: Pick<PersonInMatch, '_id' | 'same_as'>): string => same ?? _id;

/** All people who play a match, as far as they are known. */
export const peopleIn = ({ a, b }: Sides): readonly PersonInMatch[] =>
  [a, b].flatMap((side) => peopleOfSide<PersonInMatch>(side));
