import { accessByScoreLink, installation, type AnswerOf } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '#app/paths.ts';
import { call } from '#lib/api/client.ts';
import { isRefused } from '#lib/api/problem.ts';
import { queries } from '#lib/api/query.ts';
import { deviceKey } from '#lib/device-id.ts';
import { callAsUmpire, getUmpire, subscribeToUmpire } from '#lib/session/umpire.ts';

export type LinkAccess = AnswerOf<typeof accessByScoreLink>;

/** Opens a score link; null removes the name, and without one it stays. */
export const openLink = (link: string, name?: string | null): Promise<LinkAccess> =>
  call(accessByScoreLink, { body: { link, key: deviceKey(link), ...(name !== undefined && { name }) } });

/** What an account on the same phone has read is not shown to the umpire, nor the other way round. */
const forgetOthers = (): void =>
  queries.removeQueries({ predicate: ({ queryKey: [name] }) => !common.includes(name) });
const common: readonly unknown[] = [accessByScoreLink.name, installation.name];

/**
 * Opens the link again, once for all calls that find their token expired. One that has been cancelled ends the page, which
 * says why.
 */
function renewal(link: string): () => Promise<string> {
  let renewing: Promise<string> | undefined;
  const renew = async () => {
    try {
      const { token } = await openLink(link);
      renewing = undefined;
      return token;
    } catch (error) {
      if (isRefused(error)) void queries.resetQueries({ queryKey: [accessByScoreLink.name, link] });
      else renewing = undefined;
      throw error;
    }
  };
  return () => (renewing ??= renew());
}

/** The access that a score link gives to this device. Its page is shown once calls are made with it (`isReady`). */
export function useLinkSession(link: string) {
  const opened = useQuery({
    queryKey: [accessByScoreLink.name, link],
    queryFn: () => openLink(link),
    staleTime: Infinity,
    // A code that was cancelled stays so.
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    refetchOnReconnect: ({ state }) => !isRefused(state.error),
  });
  const token = opened.data?.token;
  const umpire = useSyncExternalStore(subscribeToUmpire, getUmpire);
  useEffect(() => {
    if (token === undefined) return undefined;
    const leave = callAsUmpire({
      token,
      renew: renewal(link),
      owner: `link ${link}`,
      path: paths.scoreLink.replace('$token', link),
    });
    forgetOthers();
    return () => {
      leave();
      forgetOthers();
    };
  }, [token, link]);
  return { opened, isReady: umpire !== null && umpire.token === token };
}
