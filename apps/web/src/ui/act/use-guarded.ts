import type { MouseEvent } from 'react';
import { useSettling } from './settling.ts';

type Guarded = {
  /** Whether its action is running. */
  readonly busy?: boolean | undefined;
  /** Identifies the action: when it changes, the button counts as a new one. */
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
