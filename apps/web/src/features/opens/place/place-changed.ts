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
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#lib/api/query.ts';

/** Reloads what depends on the edition an open is in. */
export const placeChanged = (client: QueryClient): Promise<unknown> =>
  invalidate(
    client,
    countPending,
    getOpen,
    listOpens,
    listPlaceRequests,
    getEdition,
    getEditionRanking,
    getCircuitRanking,
    getEditionActivity,
  );
