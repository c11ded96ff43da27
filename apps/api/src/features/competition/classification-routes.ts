import { getClassification, getHighlights, listPlayerOpens } from '@topspin/contract';
import { phaseTables } from './sources.ts';
import { handle, type Feature } from '#http/handle.ts';
import { readClassification } from '#features/competition/classification/page.ts';
import { readHighlights } from '#features/competition/classification/highlights-page.ts';
import { readPlayerOpens } from '#features/competition/classification/player-opens.ts';

/** The classification and the highlights of an open, and the places of a player. */
export const classifications: Feature = {
  name: 'classification',
  routes: [
    handle(getClassification, 'user', readClassification, { sources: [...phaseTables, 'rating_ledger'] }),
    handle(getHighlights, 'user', readHighlights, { sources: phaseTables }),
    handle(listPlayerOpens, 'user', readPlayerOpens),
  ],
};
