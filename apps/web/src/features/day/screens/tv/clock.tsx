import { useEffect, useState } from 'react';
import { formatTime } from '#lib/format.ts';

const often = 5000;

/** The time in the hall. */
export function Clock({ timeZone }: { readonly timeZone: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
  }, []);
  return formatTime(now, timeZone);
}
