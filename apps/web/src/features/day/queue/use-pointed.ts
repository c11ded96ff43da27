import { startTransition, useEffect, useReducer, useRef, type PointerEvent } from 'react';

/** A mouse that lies still for this long is in nobody's hand, in milliseconds. */
const inHand = 60_000;

type Mouse = { isOver: boolean; timer: number | undefined };

/**
 * Tells whether a mouse or a pen is over an element, and the handlers to spread on it. A finger is over nothing once it is lifted. Only
 * when the mouse leaves is anything drawn again: where it comes, a drag may begin, and no frame of it waits.
 */
export function usePointed() {
  const mouse = useRef<Mouse>({ isOver: false, timer: undefined });
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => () => clearTimeout(mouse.current.timer), []);
  const leave = () => {
    clearTimeout(mouse.current.timer);
    if (mouse.current.isOver) startTransition(drawAgain);
    mouse.current.isOver = false;
  };
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    clearTimeout(mouse.current.timer);
    mouse.current.timer = window.setTimeout(leave, inHand);
    mouse.current.isOver = true;
  };
  const isPointed = () => mouse.current.isOver;
  return { isPointed, over: { onPointerEnter: point, onPointerMove: point, onPointerLeave: leave } };
}
