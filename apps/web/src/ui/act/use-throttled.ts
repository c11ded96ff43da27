import { useEffect, useState } from 'react';

/** How often a pointer that moves is followed, in milliseconds. */
export const hoverEvery = 32;

/** Acts at most once in this many milliseconds: at once, and at the end what came last. */
export function throttle(every: number) {
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (act: () => void) => {
    waiting = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) run(waiting);
    }, every);
    act();
  };
  return {
    call: (act: () => void) => {
      if (timer === undefined) run(act);
      else waiting = act;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  };
}

/** Follows a pointer without a render for each of its hundreds of movements. */
export function useThrottled<Args extends readonly unknown[]>(act: (...given: Args) => void) {
  const [follower] = useState(() => throttle(hoverEvery));
  useEffect(() => follower.cancel, [follower]);
  return {
    call: (...given: Args) => follower.call(() => act(...given)),
    cancel: follower.cancel,
  };
}
