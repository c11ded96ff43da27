import { createContext, useContext, useEffect } from 'react';

/** Where a dialog hears whether a form inside it holds what is not saved. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Says to the dialog around, if there is one, that closing it would lose what was typed. */
export function useUnsaved(unsaved: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(unsaved);
    return () => report(false);
  }, [unsaved, report]);
}

/** The browser asks, too, before a reload or a closed tab loses it. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
