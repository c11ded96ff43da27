import { intAt } from '../../item-at.ts';
import type { Kin } from './kin.ts';
import { sectionCount } from './sections.ts';

/** The range of sections in which players of a key should be apart. */
export type Depths = (kin: Kin, key: number) => readonly [from: number, to: number];

/** In the first round, or in one group. */
export const finest: Depths = ({ sections }) => [sections.finest, sections.finest];

/** In all sections. */
export const all: Depths = ({ sections }) => [sections.finest, sections.coarsest];

/** In halves, where these are more than matches. */
export const halves: Depths = ({ sections }) => [
  Math.max(sections.finest + 1, sections.coarsest),
  sections.coarsest,
];

/** Between the first round and halves. */
export const between: Depths = ({ sections }) => [sections.finest + 1, sections.coarsest - 1];

/** After the first round. */
export const later: Depths = ({ sections }) => [sections.finest + 1, sections.coarsest];

/**
 * The coarsest sections that have room for one each of this many: two should be in different halves, three in
 * quarters.
 */
export const roomFor = ({ sections }: Kin, players: number): number => {
  let shift = sections.finest;
  while (shift < sections.coarsest && sectionCount(sections, shift + 1) >= players) shift += 1;
  return shift;
};

/** After the first round, as far as there is room for one of a key in each section. */
export const whereThereIsRoom: Depths = (kin, key) => [
  kin.sections.finest + 1,
  roomFor(kin, intAt(kin.sizes, key)),
];
