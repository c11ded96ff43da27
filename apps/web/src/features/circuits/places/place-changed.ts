import {
  countPending,
  getEdition,
  getEditionActivity,
  getEditionRanking,
  listEditions,
  listOpens,
  listPlaceRequests,
} from '@topspin/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#lib/api/query.ts';

/** Reloads what depends on which opens an edition has. */
export const placeChanged = (client: QueryClient): Promise<unknown> =>
  invalidate(
    client,
    countPending,
    listPlaceRequests,
    listOpens,
    listEditions,
    getEdition,
    getEditionRanking,
    getEditionActivity,
  );
