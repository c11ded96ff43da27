import { type AnswerOf, type Inscription, listInscriptions } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { useLive } from '#lib/live/use-live.ts';

const perPage = 100;

/** Everybody registered in an open, read page by page: check-in looks for a name without asking the server. */
export async function readAll(openId: string, signal: AbortSignal): Promise<readonly Inscription[]> {
  const all: Inscription[] = [];
  let cursor: string | null = null;
  do {
    const query = { itemsPerPage: perPage, ...(cursor ? { cursor } : {}) };
    const page: AnswerOf<typeof listInscriptions> = await call(listInscriptions, {
      params: { id: openId },
      query,
      signal,
    });
    all.push(...(page.collection as Inscription[]));
    ({ cursor } = page);
  } while (cursor !== null);
  return all;
}

/** Their query key. */
export const inscriptionsKey = (openId: string) =>
  [listInscriptions.name, { params: { id: openId } }] as const;

export const useInscriptionsQuery = (openId: string) =>
  useQuery({
    queryKey: inscriptionsKey(openId),
    queryFn: ({ signal }) => readAll(openId, signal),
    refetchInterval: useLive(inscriptionsKey(openId), [`open:${openId}`]),
  });

/** As long as they are not read. */
export const noInscriptions: readonly Inscription[] = [];

/** Everybody registered, as far as loaded. */
export const useInscriptions = (openId: string): readonly Inscription[] =>
  useInscriptionsQuery(openId).data ?? noInscriptions;
