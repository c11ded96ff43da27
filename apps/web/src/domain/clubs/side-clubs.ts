import type { Club } from './club-signs.ts';

export type SideWithClubs = { readonly club: Club | null; readonly other_club?: Club | undefined };

/** The clubs of a side: none, one, or the two of a pair. */
export const clubsOf = ({ club, other_club: other }: SideWithClubs): readonly Club[] =>
  [club, other].filter((one) => one !== null && one !== undefined);

/** The clubs of a side as one name, written as the server writes them; empty without one. */
export const namesOfClubs = (side: SideWithClubs): string =>
  clubsOf(side)
    .map(({ name }) => name)
    .join(' / ');
