/**
 * How the places of a draw are divided into nested sections. The section of a place at a depth is `(origin +
 * place) >> shift`: a bracket of 2^n lines has matches at shift 1 and halves at shift n − 1, numbered as in a
 * heap; groups have one depth, their number.
 */
export type Sections = {
  readonly places: number;
  readonly origin: number;
  readonly finest: number;
  readonly coarsest: number;
};

/** The sections of a bracket, from its matches to its halves. */
export const bracketSections = (size: number): Sections => ({
  places: size,
  origin: size,
  finest: 1,
  coarsest: Math.max(1, Math.log2(size) - 1),
});

/** The sections of groups with room for this many players each, a power of two. */
export const groupSections = (groups: number, room: number): Sections => ({
  places: groups * room,
  origin: 0,
  finest: Math.log2(room),
  coarsest: Math.log2(room),
});

/** How many sections there are at a depth. */
export const sectionCount = ({ places }: Sections, shift: number): number => places >> shift;

/** The coarsest sections that have room for one each of this many: two should be in different halves, three in quarters. */
export const roomFor = (sections: Sections, players: number): number => {
  let shift = sections.finest;
  while (shift < sections.coarsest && sectionCount(sections, shift + 1) >= players) shift += 1;
  return shift;
};

/** Whether the sections are those of a bracket, where every two lines are a match. */
export const isBracket = ({ origin }: Sections): boolean => origin > 0;
