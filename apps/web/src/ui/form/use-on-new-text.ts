import { useEffect, useRef } from 'react';

/** Calls back when a text shown becomes another: what was agreed to is no longer what is read. */
export function useOnNewText(text: string, onNew: () => void): void {
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    onNew();
  });
}
