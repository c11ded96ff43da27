import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that this history entry belongs to. */
    readonly dialog?: string;
  }
}

let count = 0;

/**
 * Gives a dialog its own entry in the browser's history: going back leaves the dialog, not the page behind it.
 * `onBack` returns whether it closes; if not, its history entry is restored.
 */
export function useBack(onBack: () => 'goes' | 'stays'): void {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined;
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!router) return undefined;
    const { history } = router;
    const dialog = `dialog-${(count += 1)}`;
    const isHere = () => history.location.state.dialog === dialog;
    const enter = () => {
      const here = router.latestLocation;
      void router.commitLocation({ ...here, state: { ...here.state, dialog }, resetScroll: false });
    };
    // Delayed, since mounting twice in development would leave a history entry behind.
    let entering = setTimeout(enter);
    const stop = history.subscribe(({ action }: { action: { type: string } }) => {
      const isBack = action.type === 'BACK' || action.type === 'GO';
      if (isBack && !isHere() && latest.current() === 'stays') entering = setTimeout(enter);
    });
    return () => {
      clearTimeout(entering);
      stop();
      if (isHere()) history.back();
    };
  }, [router]);
}
