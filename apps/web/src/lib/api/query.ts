import type { AnswerOf, Route } from '@topspin/contract';
import { MutationCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type Input } from './client.ts';
import { notifyProblem } from './problem-words.tsx';
import { isProblem } from './problem.ts';
import { orLastState } from '#lib/last-state/last-state.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Whether an error is shown in place, and needs no snackbar. */
      readonly isShown?: (error: Error) => boolean;
    };
  }
}

/** A reading call as a query: `useQuery(apiQuery(getPlayer, { params: { id } }))`. */
export function apiQuery<R extends Route>(route: R, input: Omit<Input<R>, 'signal'> = {}) {
  return queryOptions<AnswerOf<R>>({
    queryKey: [route.name, input],
    queryFn: ({ signal }) => call(route, { ...input, signal }),
  });
}

const retries = 2;

/** Retries only transient errors. */
const mayPass = (error: unknown): boolean =>
  isProblem(
    error,
    'network',
    'server.overloaded',
    'server.databaseAway',
    'server.diskFull',
    'server.readOnly',
    'server.notReady',
    'unexpected',
  );

/** In milliseconds: what the server asked for and some more, so that not all of a hall come back at once; else longer each time. */
const delayBefore = (count: number, error: unknown): number =>
  isProblem(error) && error.retryAfter !== null ? error.retryAfter + Math.random() * 1000 : 1000 * 2 ** count;

/** The query cache of the application, for hooks and what is no hook alike. */
export const queries = new QueryClient({
  mutationCache: new MutationCache({
    // No write fails silently: errors not shown in place are shown in the snackbar.
    onError: (error, _input, _before, { meta }) => {
      if (!meta?.isShown?.(error)) notifyProblem(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      networkMode: 'always',
      persister: orLastState,
      retry: (count, error) => count < retries && mayPass(error),
      retryDelay: delayBefore,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Reads it now, however lately it was read. */
export const readNow = <R extends Route>(route: R, input: Omit<Input<R>, 'signal'>): Promise<AnswerOf<R>> =>
  queries.fetchQuery({ ...apiQuery(route, input), staleTime: 0 });

/** Reloads everything read by these calls. */
export const invalidate = (...routes: readonly Route[]): Promise<unknown> =>
  Promise.all(routes.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
