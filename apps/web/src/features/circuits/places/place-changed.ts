import {
  countPending,
  getEdition,
  getEditionActivity,
  getEditionRanking,
  listEditions,
  listOpens,
  listPlaceRequests,
} from '@topspin/contract';
import { invalidate } from '#lib/api/query.ts';

/** Reloads what depends on which opens an edition has. */
export const placeChanged = (): Promise<unknown> =>
  invalidate(
    countPending,
    listPlaceRequests,
    listOpens,
    listEditions,
    getEdition,
    getEditionRanking,
    getEditionActivity,
  );
