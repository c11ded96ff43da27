import { getMapSources, type AnswerOf } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';

export type MapSources = AnswerOf<typeof getMapSources>;

/** The servers that maps of this installation ask; undefined until loaded. */
export const useMapSources = (): MapSources | undefined =>
  useQuery({ ...apiQuery(getMapSources), staleTime: Infinity }).data;
