import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a press is held, in milliseconds, and how far the finger may tremble meanwhile, in pixels. */
export const longPress = { held: 600, tolerance: 15 } as const;

type Press = { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> };

/**
 * A press held on an element, as the handlers to spread on it. The click that ends a long press does not arrive. For touch and mouse
 * alone: what it does must also have a button.
 */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<Press>(null);
  const swallows = useRef(false);
  const cancel = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const begin = ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
    cancel();
    swallows.current = false;
    if (!isPrimary || button !== 0) return;
    const timer = setTimeout(() => {
      press.current = null;
      swallows.current = true;
      onLongPress();
    }, longPress.held);
    press.current = { x, y, timer };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!press.current) return;
    const { x, y } = press.current;
    if (Math.hypot(clientX - x, clientY - y) > longPress.tolerance) cancel();
  };
  return {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!swallows.current) return;
      swallows.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // On a phone the browser opens its own menu for a held finger.
    onContextMenu: (event: MouseEvent) => {
      if (press.current ?? swallows.current) event.preventDefault();
    },
  };
}
