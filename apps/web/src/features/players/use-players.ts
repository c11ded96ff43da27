import { listPlayers } from '@topspin/contract';
import { useState } from 'react';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useDebounced } from '#ui/list/use-debounced.ts';

export const playerOrders = ['rating', 'name', 'matches_played'] as const;
export type PlayerOrder = (typeof playerOrders)[number];

/** The players matching the search, in the chosen order. Numbers sort highest first, names from A. */
export function usePlayers(first: PlayerOrder = 'rating') {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<PlayerOrder>(first);
  const sought = useDebounced(search.trim());
  const list = useInfiniteList(listPlayers, {
    query: {
      sortBy: [order],
      sortDesc: [order !== 'name'],
      ...(sought && { simpleSearch: { search: sought, fields: ['name', 'nickname', 'club.name'] } }),
    },
  });
  return { list, search, setSearch, order, setOrder };
}
