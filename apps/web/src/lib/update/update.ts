import { isHeld, subscribeToHolds } from './hold.ts';

/**
 * A new version of the application: `waiting` is installed and asks to be used; `replaced` was taken in another tab, and this
 * page still is of the old one.
 */
type Update = { readonly kind: 'none' | 'waiting' | 'replaced'; readonly take: () => void };

let update: Update = { kind: 'none', take: () => undefined };
const listeners = new Set<() => void>();

/** There is one, with how to take it; or there is none, as when it was closed. */
export function becomeUpdate(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

/** Takes the new version and loads the page again. */
export const takeUpdate = (): void => update.take();

/** Closes the offer until another version comes or the page is loaded again. */
export const closeUpdate = (): void => becomeUpdate({ kind: 'none', take: () => undefined });

export const isUpdateKnown = (): boolean => update.kind !== 'none';

/** Whether to offer the new version now: not in the middle of a match. */
export const isUpdateOffered = (): boolean => isUpdateKnown() && !isHeld();

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  const unhold = subscribeToHolds(listener);
  return () => {
    listeners.delete(listener);
    unhold();
  };
}
