import { useEffect } from 'react';

/** Browsers keep the screen on only for pages over https. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while the calling component is mounted, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!canStayAwake()) return undefined;
    let isGone = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isGone) await given.release();
        else lock = given;
      } catch {
        // A phone that saves its battery refuses; the screen then goes off as it always does.
      }
    };
    // A tab that is hidden loses it.
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
