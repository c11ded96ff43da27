import type { Match } from '@topspin/contract';

type Person = { readonly _id: string; readonly name: string };

/** The people of a side: those of a pair, or the player; nobody while it is not decided who plays. */
export const peopleOfSide = (
  side: (Person & Pick<NonNullable<Match['a']>, 'members'>) | null | undefined,
): readonly Person[] => (side ? (side.members ?? [side]) : []);
