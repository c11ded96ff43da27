import { useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isDragging = false;

/** Says that something was picked up, or let go. */
export function setDragging(now: boolean): void {
  if (isDragging === now) return;
  isDragging = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A value, but as it was when something was picked up until that is let go: nothing moves under what is dragged, and no frame of the drag
 * waits for changes to be drawn.
 */
export function useStillWhileDragging<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, () => isDragging);
  const [still, setStill] = useState(() => value);
  if (!isHeld && still !== value) setStill(() => value);
  return isHeld ? still : value;
}
