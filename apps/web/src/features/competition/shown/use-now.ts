import { second } from '@topspin/engine';
import { useEffect, useState } from 'react';

/** The device's time in ms, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
