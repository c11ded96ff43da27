import { useEffect, useState } from 'react';

const second = 1000;

/** The device's time in ms, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
