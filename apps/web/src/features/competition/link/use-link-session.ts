import { accessByScoreLink, installation } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { isProblem, isRefused } from '#lib/api/problem.ts';
import { queries } from '#lib/api/query.ts';
import { deviceKey } from '#lib/device-id.ts';
import { readerOfLink } from '#lib/last-state/reader.ts';
import { callAsUmpire, getUmpire, renewUmpire, subscribeToUmpire } from '#lib/session/umpire.ts';
import { forgetLink, storeAccess, storedAccess, type LinkAccess } from './stored-access.ts';

/** Opens a score link; null removes the name, and without one it stays. */
export async function openLink(
  link: string,
  name?: string | null,
  signal?: AbortSignal,
): Promise<LinkAccess> {
  const body = { link, key: deviceKey(link), ...(name !== undefined && { name }) };
  const access = await call(accessByScoreLink, { body, ...(signal && { signal }) });
  void storeAccess(link, access);
  return access;
}

/** In a full hall a connection may be there and carry nothing. */
const patience = 5000;

/** Opens a score link, or offline gives what it opened before; then the first call that gets through asks for a token. */
async function openOrRecall(link: string): Promise<LinkAccess> {
  const stored = await storedAccess(link);
  try {
    return await openLink(link, undefined, stored && AbortSignal.timeout(patience));
  } catch (error) {
    if (isRefused(error)) void forgetLink(link);
    if (stored === undefined || !isProblem(error, 'network')) throw error;
    return stored;
  }
}

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
      renewUmpire(readerOfLink(link), token);
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
    queryFn: () => openOrRecall(link),
    staleTime: Infinity,
    // A code that was cancelled stays so.
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    refetchOnReconnect: ({ state }) => !isRefused(state.error),
  });
  const token = opened.data?.token;
  const umpire = useSyncExternalStore(subscribeToUmpire, getUmpire);
  const isOpen = token !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = callAsUmpire({
      token: queries.getQueryData<LinkAccess>([accessByScoreLink.name, link])?.token ?? '',
      renew: renewal(link),
      owner: readerOfLink(link),
      path: paths.scoreLink.replace('$token', link),
    });
    forgetOthers();
    return () => {
      leave();
      forgetOthers();
    };
  }, [isOpen, link]);
  useEffect(() => {
    if (token !== undefined) renewUmpire(readerOfLink(link), token);
  }, [token, link]);
  return { opened, isReady: isOpen && umpire?.owner === readerOfLink(link) };
}
