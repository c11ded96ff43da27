import { intAt } from '../../item-at.ts';
import type { Kin } from './kin.ts';

type Depth = (kin: Kin, key: number) => number;

/** The range of sections in which players of a key should be apart. */
export type Depths = { readonly from: Depth; readonly to: Depth };

const matches: Depth = ({ sections }) => sections.finest;
const afterMatches: Depth = ({ sections }) => sections.finest + 1;
const largest: Depth = ({ sections }) => sections.coarsest;

/** In the first round, or in one group. */
export const finest: Depths = { from: matches, to: matches };

/** In all sections. */
export const all: Depths = { from: matches, to: largest };

/** In halves, where these are more than matches. */
export const halves: Depths = {
  from: ({ sections }) => Math.max(sections.finest + 1, sections.coarsest),
  to: largest,
};

/** Between the first round and halves. */
export const between: Depths = { from: afterMatches, to: ({ sections }) => sections.coarsest - 1 };

/** After the first round. */
export const later: Depths = { from: afterMatches, to: largest };

/** After the first round, as far as there is room for one of a key in each section. */
export const whereThereIsRoom: Depths = { from: afterMatches, to: ({ roomFor }, key) => intAt(roomFor, key) };
