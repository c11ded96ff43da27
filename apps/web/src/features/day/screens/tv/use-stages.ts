import {
  listPublicBrackets,
  listPublicGroups,
  listPublicPositions,
  type Hall,
  type PublicBracket,
  type PublicGroup,
  type PublicPosition,
} from '@topspin/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import type { Shows } from './held.ts';

type Of<Thing> = { readonly open: Hall['opens'][number]; readonly things: readonly Thing[] };

/** The groups, knockouts and final positions of the opens of a day, as far as the screen shows them. */
export type Stages = {
  readonly groups: readonly Of<PublicGroup>[];
  readonly brackets: readonly Of<PublicBracket>[];
  readonly positions: readonly Of<PublicPosition>[];
};

const opensFor = (hall: Hall | undefined, isShown: boolean, has: (open: Hall['opens'][number]) => boolean) =>
  isShown ? (hall?.opens.filter(has) ?? []) : [];

/** Reads them with the hall, which hears of every result at once. */
export function useStages(shows: Shows, hall: Hall | undefined, readAt: number): Stages {
  const grouped = opensFor(hall, shows.layouts.includes('groups'), (open) => open.has_groups);
  const knockouts = opensFor(hall, shows.layouts.includes('brackets'), (open) => open.has_brackets);
  const over = opensFor(hall, shows.layouts.includes('positions'), ({ state }) => state === 'finished');
  const groups = useQueries({
    queries: grouped.map(({ _id: id }) => apiQuery(listPublicGroups, { params: { id } })),
  });
  const brackets = useQueries({
    queries: knockouts.map(({ _id: id }) => apiQuery(listPublicBrackets, { params: { id } })),
  });
  const positions = useQueries({
    queries: over.map(({ _id: id }) => apiQuery(listPublicPositions, { params: { id } })),
  });
  useEffect(() => {
    if (readAt > 0) void invalidate(listPublicGroups, listPublicBrackets, listPublicPositions);
  }, [readAt]);
  return {
    groups: grouped.map((open, index) => ({ open, things: groups[index]?.data?.collection ?? [] })),
    brackets: knockouts.map((open, index) => ({ open, things: brackets[index]?.data?.collection ?? [] })),
    positions: over.map((open, index) => ({ open, things: positions[index]?.data?.collection ?? [] })),
  };
}
