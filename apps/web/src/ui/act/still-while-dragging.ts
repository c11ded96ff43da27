import { useEffect, useEffectEvent, useState } from 'react';

const listeners = new Set<() => void>();
let isDragging = false;

/** Says that something was picked up, or let go: only then may anything be drawn for it. */
export function setDragging(now: boolean): void {
  if (isDragging === now) return;
  isDragging = now;
  if (!now) for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A value, but as it was when something was picked up until that is let go: nothing moves under what is dragged, and no frame of the drag
 * waits for changes to be drawn, nor the first for anything to be drawn again.
 */
export function useStillWhileDragging<Value>(value: Value): Value {
  const [still, setStill] = useState(() => value);
  const release = useEffectEvent(() => setStill(() => value));
  useEffect(() => subscribe(release), []);
  if (isDragging) return still;
  if (still !== value) setStill(() => value);
  return value;
}
