import type { Query, QueryClient } from '@tanstack/react-query';
import type { Reads } from '#ui/whole/whole.ts';

/**
 * Whether there is nothing to show yet, or what was kept is known to have changed since. Other reads replace what is shown, and a
 * failed one is tried again behind its error.
 */
const isFirst = ({ state }: Query): boolean =>
  (state.data === undefined || state.isInvalidated) &&
  state.fetchStatus === 'fetching' &&
  state.fetchFailureCount === 0;

/** The queries read before a page is painted: those of its components, the first time or anew after a change. */
export const firstReads = (client: QueryClient): Reads => {
  const cache = client.getQueryCache();
  return {
    isPending: () => cache.findAll({ type: 'active', predicate: isFirst }).length > 0,
    mayCome: () => cache.getAll().some(({ state }) => state.data === undefined || state.isInvalidated),
    subscribe: (listener) => cache.subscribe(listener),
  };
};
