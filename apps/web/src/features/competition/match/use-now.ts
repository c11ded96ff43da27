import { useEffect, useState } from 'react';

const second = 1000;

/** The time of this device in ms, new every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
