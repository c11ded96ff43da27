import type { AnswerOf, Route } from '@topspin/contract';
import { MutationCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type Input } from './client.ts';
import { notifyProblem } from './problem-words.tsx';
import { isProblem } from './problem.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Whether an error is shown where it was caused, and needs no snackbar. */
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

/** Everything read by these calls is read again. */
export const invalidate = (client: QueryClient, ...routes: readonly Route[]): Promise<unknown> =>
  Promise.all(routes.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));

const retries = 2;

/** A refusal stays a refusal; only what may pass by itself is asked again. */
const mayPass = (error: unknown): boolean =>
  isProblem(
    error,
    'network',
    'server.overloaded',
    'server.databaseAway',
    'server.diskFull',
    'server.notReady',
    'unexpected',
  );

/** No write fails in silence: what is not shown where it was caused is shown in the snackbar. */
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
        retry: (count, error) => count < retries && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

/** What the application has read. */
export const queries = createQueryClient();
