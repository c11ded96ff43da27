import { useEffect, useRef } from 'react';

/** Calls back when what is shown becomes another: whatever was said about it no longer holds. */
export function useOnChange(shown: unknown, onChange: () => void): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    onChange();
  });
}
