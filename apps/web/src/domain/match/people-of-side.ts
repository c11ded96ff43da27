/** The people of a side: those of a pair, or the player; nobody while it is not decided who plays. */
export const peopleOfSide = <Person extends object>(
  side: (Person & { readonly members?: readonly Person[] | undefined }) | null | undefined,
): readonly Person[] => (side ? (side.members ?? [side]) : []);
