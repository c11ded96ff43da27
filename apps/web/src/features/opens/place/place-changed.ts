import {
  countPending,
  getCircuitRanking,
  getEdition,
  getEditionActivity,
  getEditionRanking,
  getOpen,
  listOpens,
  listPlaceRequests,
} from '@topspin/contract';
import { invalidate } from '#lib/api/query.ts';

/** Reloads what depends on the edition an open is in. */
export const placeChanged = (): Promise<unknown> =>
  invalidate(
    countPending,
    getOpen,
    listOpens,
    listPlaceRequests,
    getEdition,
    getEditionRanking,
    getCircuitRanking,
    getEditionActivity,
  );
