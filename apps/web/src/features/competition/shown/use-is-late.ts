import { useState } from 'react';
import { useAfter } from '#ui/state/use-after.ts';

/** How long a tap may wait before somebody is notified. */
const untilSaid = 3000;

/** Whether something that waits since a moment has waited for long: at once, if an earlier page left it. */
export function useIsLate(since: number): boolean {
  const [left] = useState(() => since + untilSaid - Date.now());
  const isOver = useAfter(Math.max(0, left));
  return left <= 0 || isOver;
}
