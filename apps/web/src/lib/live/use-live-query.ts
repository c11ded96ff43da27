import type { AnswerOf, LiveTopic, Route } from '@topspin/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Input } from '../api/client.ts';
import { apiQuery } from '../api/query.ts';
import { useLive } from './use-live.ts';

/** What a reading call answers, read again when one of these topics changes. What was read last stays when the connection is lost. */
export function useLiveQuery<R extends Route>(
  route: R,
  input: Omit<Input<R>, 'signal'>,
  topics: readonly LiveTopic[],
  enabled = true,
): UseQueryResult<AnswerOf<R>> {
  const query = apiQuery(route, input);
  return useQuery({ ...query, enabled, refetchInterval: useLive(query.queryKey, topics, { enabled }) });
}
