import {
  countPending,
  getCircuitRanking,
  getEdition,
  getEditionActivity,
  getEditionRanking,
  getOpen,
  listEditions,
  listOpens,
  listPlaceRequests,
} from '@topspin/contract';
import { invalidate } from '#lib/api/query.ts';

/** Reloads what depends on which opens an edition has. */
export const placeChanged = (): Promise<unknown> =>
  invalidate(
    countPending,
    getOpen,
    listOpens,
    listPlaceRequests,
    listEditions,
    getEdition,
    getEditionRanking,
    getCircuitRanking,
    getEditionActivity,
  );
