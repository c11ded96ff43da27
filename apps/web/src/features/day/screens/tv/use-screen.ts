import { type AnswerOf, askScreen, startScreen } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { heldScreen, hold, type HeldScreen, type Shows, subscribeToHeld } from './held.ts';

/** The state of a screen: it gets a code, shows it, and once it is paired shows a day. */
export type Screen =
  | { readonly state: 'starting' | 'unreachable' }
  | { readonly state: 'waiting'; readonly code: string }
  | { readonly state: 'paired'; readonly shows: Shows };

/** In milliseconds: it says that it is there, and a code that is over is noticed. */
const heartbeat = 30_000;
const startAgain = 5000;
/** A server that takes longer counts as unreachable. */
const patience = 10_000;

/** The screen that this device is; one that was forgotten starts anew, with another code. */
export function useScreen(): Screen {
  const held = useSyncExternalStore(subscribeToHeld, heldScreen);
  const failed = useStarted(held);
  const { id = '', secret = '' } = held ?? {};
  const { queryKey } = apiQuery(askScreen, { params: { id }, body: { secret } });
  const interval = useLive(queryKey, [`screen:${id}`], { enabled: held !== null });
  const asked = useQuery({
    queryKey,
    queryFn: () => ask(id, secret),
    enabled: held !== null,
    refetchInterval: interval || heartbeat,
    refetchIntervalInBackground: true,
  });
  if (held?.shows) return { state: 'paired', shows: held.shows };
  if (asked.data?.code) return { state: 'waiting', code: asked.data.code };
  return { state: failed || asked.isError ? 'unreachable' : 'starting' };
}

/** Asks what to show, and keeps it. A screen that is not known any more is none. */
async function ask(id: string, secret: string): Promise<AnswerOf<typeof askScreen>> {
  try {
    const shown = await call(askScreen, {
      params: { id },
      body: { secret },
      signal: AbortSignal.timeout(patience),
    });
    if (heldScreen()?.id === id) hold({ id, secret, shows: shown.shows });
    return shown;
  } catch (error) {
    if (isProblem(error, 'thing.notFound') && heldScreen()?.id === id) hold(null);
    throw error;
  }
}

/** Starts a screen while this device is none, again and again if it fails; returns whether it failed last. */
function useStarted(held: HeldScreen | null): boolean {
  const isNeeded = held === null;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const begin = async () => {
      try {
        const { _id: id, secret } = await call(startScreen, { signal: AbortSignal.timeout(patience) });
        if (isGone) return;
        setFailed(false);
        hold({ id, secret, shows: null });
      } catch {
        if (isGone) return;
        setFailed(true);
        timer = setTimeout(() => void begin(), startAgain);
      }
    };
    void begin();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isNeeded]);
  return failed;
}
