import { createContext, useContext, useEffect } from 'react';

/** How a form reports unsaved changes to its dialog. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Reports unsaved input to the surrounding dialog, if any. */
export function useUnsaved(unsaved: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(unsaved);
    return () => report(false);
  }, [unsaved, report]);
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
