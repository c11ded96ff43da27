import type { DayMatch } from '@topspin/contract';

type Sides = Pick<DayMatch, 'a' | 'b'>;

/** Somebody who plays a match, alone or as one of a pair. */
export type PersonInMatch = Pick<NonNullable<DayMatch['a']>, '_id' | 'name' | 'absent_since'>;

/** The people of a side: those of a pair, or the player. */
export const peopleOf = (side: DayMatch['a'] | undefined): readonly PersonInMatch[] =>
  side ? (side.members ?? [side]) : [];

/** All people who play a match, as far as they are known. */
export const peopleIn = ({ a, b }: Sides): readonly PersonInMatch[] => [a, b].flatMap(peopleOf);
