import { createContext, useContext, useEffect } from 'react';

let held = 0;

/** Whether the page has something that leaving it would lose: a form with changes, or an open dialog. */
export const holdsInput = (): boolean => held > 0;

/** Counts as something that leaving the page would lose. */
export function useHeld(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    held += 1;
    return () => {
      held -= 1;
    };
  }, [holds]);
}

/** How a form reports unsaved changes to its dialog. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/**
 * Holds the page while there is unsaved input, and reports it to the surrounding dialog, if any, which asks before it
 * is lost. Input that survives as a draft is not lost.
 */
export function useUnsaved(unsaved: boolean, survives = false): void {
  const report = useContext(UnsavedContext);
  const wouldBeLost = unsaved && !survives;
  useHeld(unsaved);
  useEffect(() => {
    report(wouldBeLost);
    return () => report(false);
  }, [wouldBeLost, report]);
}

/** The browser also asks before a reload or closing the tab discards it. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
