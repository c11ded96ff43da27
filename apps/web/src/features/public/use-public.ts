import {
  getPublicOpen,
  type AnswerOf,
  type ParamsOf,
  type PublicOpen,
  type QueryOf,
  type Route,
} from '@topspin/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

type Input<R extends Route> = {
  readonly params: ParamsOf<R> & { readonly id: string };
  readonly query?: Partial<QueryOf<R>>;
};

/** What a public call answers, kept up to date while it is looked at. What was read last stays when the connection is lost. */
export function usePublic<R extends Route>(
  route: R,
  input: Input<R>,
  options?: Parameters<typeof useLive>[2],
): UseQueryResult<AnswerOf<R>> {
  const query = apiQuery(route, input);
  const refetchInterval = useLive(query.queryKey, [`open:${input.params.id}`], options);
  return useQuery({ ...query, refetchInterval });
}

type Opened = { readonly openId: string; readonly open: UseQueryResult<PublicOpen> };

const following = {
  all: {},
  head: { shown: 'headOfPublicOpen' },
  nothing: { enabled: false },
} as const;

/**
 * The open of the page's address. Each page follows of it what it shows itself, and the head above it; that of a match follows nothing,
 * since the points of all tables would reach those who look at one.
 */
export function useOpen(followed: keyof typeof following = 'head'): Opened {
  const { openId = '' } = useParams({ strict: false });
  return { openId, open: usePublic(getPublicOpen, { params: { id: openId } }, following[followed]) };
}
