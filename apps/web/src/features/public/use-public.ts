import { getPublicOpen, type ParamsOf, type PublicOpen, type QueryOf, type Route } from '@topspin/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AnswerOf } from '@topspin/contract';
import { apiQuery } from '#lib/api/query.ts';

/** How often a page that is being looked at asks for news. */
const often = 10_000;

type Input<R extends Route> = { readonly params: ParamsOf<R>; readonly query?: Partial<QueryOf<R>> };

/** What a public call answers, kept up to date while the page is looked at. What was read last stays when the line is lost. */
export const usePublic = <R extends Route>(route: R, input: Input<R>): UseQueryResult<AnswerOf<R>> =>
  useQuery({ ...apiQuery(route, input), refetchInterval: often });

/** The open of the page's address. */
export function useOpen(): { readonly openId: string; readonly open: UseQueryResult<PublicOpen> } {
  const { openId } = useParams({ from: '/plain/o/$openId' });
  return { openId, open: usePublic(getPublicOpen, { params: { id: openId } }) };
}
