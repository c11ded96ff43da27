import type { MouseEvent } from 'react';
import { useSettling } from './settling.ts';

type Guarded = {
  /** Whether what it does is being done. */
  readonly busy?: boolean | undefined;
  /** What it does, in a word: a change of it is a change of the button. */
  readonly meaning: string;
};

/**
 * Makes a button inactive while it writes and briefly after. It keeps the keyboard focus, which a disabled button
 * would lose.
 */
export function useGuarded({ busy = false, meaning }: Guarded) {
  const settling = useSettling(`${meaning} ${busy}`);
  const deaf = busy || settling;
  return {
    deaf,
    guard:
      <Event extends MouseEvent>(act: ((event: Event) => void) | undefined) =>
      (event: Event): void => {
        if (!deaf) return act?.(event);
        event.preventDefault();
        event.stopPropagation();
      },
  };
}
