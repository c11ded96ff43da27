import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that this history entry belongs to. */
    readonly dialog?: string;
  }
}

let count = 0;

/** Whether the entry of a dialog that has closed is being left: the browser goes back later. */
let leaving = false;

/** The longest that the browser takes to go back, in milliseconds. */
const leavesWithin = 500;

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
      const entry = { ...here, state: { ...here.state, dialog } };
      // The anchor of the page, such as a table that somebody came back to, is scrolled to only when they come.
      void router.commitLocation({ ...entry, resetScroll: false, hashScrollIntoView: false });
    };
    // Delayed, since mounting twice in development would leave a history entry behind.
    const enterSoon = () => setTimeout(() => (leaving ? void (entering = enterSoon()) : enter()));
    let entering = enterSoon();
    const stop = history.subscribe(({ action }: { action: { type: string } }) => {
      const isBack = action.type === 'BACK' || action.type === 'GO';
      if (isBack && !leaving && !isHere() && latest.current() === 'stays') entering = enterSoon();
    });
    return () => {
      clearTimeout(entering);
      stop();
      if (isHere()) leave(history);
    };
  }, [router]);
}

/** Leaves the entry of a dialog that has closed; one that opens in its place takes this for no way back. */
function leave(history: RouterHistory): void {
  leaving = true;
  const left = () => {
    stop();
    clearTimeout(late);
    // After all who are notified of this step.
    queueMicrotask(() => {
      leaving = false;
    });
  };
  const stop = history.subscribe(left);
  const late = setTimeout(left, leavesWithin);
  history.back();
}
