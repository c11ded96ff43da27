import type { MouseEvent } from 'react';
import { useSettling } from './settling.ts';

type Guarded = {
  /** Whether what it does is being done. */
  readonly busy?: boolean | undefined;
  /** What it does, in a word: a change of it is a change of the button. */
  readonly meaning: string;
};

/**
 * What makes a button deaf while it writes and for a moment after. It keeps the focus of the keyboard, which the browser
 * takes from a disabled button.
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
