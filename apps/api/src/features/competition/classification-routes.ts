import { getClassification } from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { readClassification } from '#features/competition/classification/page.ts';

/** The classification of an open. */
export const classifications: Feature = {
  name: 'classification',
  routes: [handle(getClassification, readClassification)],
};
