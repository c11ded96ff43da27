import { startTransition, useEffect, useRef, useState, type PointerEvent } from 'react';

/** A mouse that lies still for this long is in nobody's hand, in milliseconds. */
const inHand = 60_000;

/** Whether a mouse or a pen is over an element, and the handlers to spread on it. A finger is over nothing once it is lifted. */
export function usePointed() {
  const [isPointed, setPointed] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = () => {
    clearTimeout(timer.current);
    setPointed(false);
  };
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(leave, inHand);
    // No frame of a drag that begins now waits for it.
    startTransition(() => setPointed(true));
  };
  return { isPointed, over: { onPointerEnter: point, onPointerMove: point, onPointerLeave: leave } };
}
