import { useEffect, useState } from 'react';

/** How long a search waits after the last keystroke. */
export const searchWaits = 500;

/** The value once it has not changed for this many milliseconds. */
export function useDebounced<T>(value: T, milliseconds = searchWaits): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
