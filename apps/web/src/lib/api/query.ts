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

/** Reloads everything read by these calls. */
export const invalidate = (client: QueryClient, ...routes: readonly Route[]): Promise<unknown> =>
  Promise.all(routes.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));

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

/** No write fails silently: errors not shown in place are shown in the snackbar. */
const mutationCache = () =>
  new MutationCache({
    onError: (error, _input, _before, { meta }) => {
      if (!meta?.isShown?.(error)) notifyProblem(error);
    },
  });

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    mutationCache: mutationCache(),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        persister: orLastState,
        retry: (count, error) => count < retries && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

/** The query cache of the application. */
export const queries = createQueryClient();
