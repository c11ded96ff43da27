import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { scrollAtEdges } from './scroll-at-edges.ts';
import { setDragging } from './still-while-dragging.ts';

/** How far a pressed pointer moves before it drags, in pixels. */
const tolerance = 8;

/** Where something was let go: over what, and the box of what was dragged. */
export type Drop = { readonly onto: HTMLElement; readonly box: DOMRect };

type Dragging = {
  /** A selector of what it may be dropped on; that has the attribute `data-over` meanwhile. */
  readonly accepts: string;
  readonly onDrop: (drop: Drop) => void;
};

/**
 * Drags a copy of an element with mouse, pen or finger, as handlers to spread on it: the browser's own dragging knows no fingers. A finger
 * drags where `touch-action` is `none`, and scrolls elsewhere. The click that ends a drag has its default prevented. What a drag does
 * must also be possible by taps and by keys.
 */
export function useDrag({ accepts, onDrop }: Dragging) {
  const stop = useRef<() => void>(null);
  const swallows = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      stop.current?.();
      swallows.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const pressed = event.currentTarget;
      stop.current = followPointer(pressed, event, {
        accepts,
        onLift: (pointer) => {
          swallows.current = true;
          // What it is dragged over is not pointed at: no link there loads its page, and no hint opens.
          pressed.setPointerCapture(pointer);
        },
        onDrop,
      });
    },
    onClickCapture: (event: MouseEvent) => {
      // A finger ends a drag without a click: the next one, by keys, is meant.
      if (swallows.current && event.detail > 0) event.preventDefault();
      swallows.current = false;
    },
  };
}

type Point = { readonly clientX: number; readonly clientY: number };

/** Follows a pressed pointer until it is let go; the result ends it before. */
function followPointer(
  element: HTMLElement,
  from: Point,
  { accepts, onLift, onDrop }: Dragging & { readonly onLift: (pointer: number) => void },
): () => void {
  const listening = new AbortController();
  let at = from;
  const edges = scrollAtEdges(() => point(at));
  let copy: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  const stop = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    edges.stop();
    if (copy) setDragging(false);
    copy?.remove();
    delete over?.dataset['over'];
  };
  const point = (pointed: Point) => {
    const { clientX, clientY } = pointed;
    at = pointed;
    const under = document.elementFromPoint(clientX, clientY);
    edges.point(under, clientY);
    const next = under?.closest<HTMLElement>(accepts) ?? null;
    if (next === over) return;
    delete over?.dataset['over'];
    if (next) next.dataset['over'] = '';
    over = next;
  };
  const move = (event: globalThis.PointerEvent) => {
    const [right, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!copy && Math.hypot(right, down) < tolerance) return;
    // First what is under it: after a change of style the page would have to be laid out for that.
    point(event);
    if (!copy) {
      onLift(event.pointerId);
      setDragging(true);
    }
    copy ??= copyOver(element);
    copy.style.transform = `translate(${right}px, ${down}px)`;
  };
  const release = (event: Point) => {
    if (copy) point(event);
    const dropped = copy && over && { onto: over, box: copy.getBoundingClientRect() };
    stop();
    if (dropped) onDrop(dropped);
  };
  const escape = (event: KeyboardEvent) => {
    if (!copy || event.key !== 'Escape') return;
    event.stopPropagation();
    stop();
  };
  const { signal } = listening;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener('keydown', escape, { signal, capture: true });
  return stop;
}

/** A copy of an element, over the page and exactly there, in a layer of its own: to move it draws nothing again. */
function copyOver(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('aria-label');
  Object.assign(copy.style, {
    width: '100%',
    height: '100%',
    margin: '0',
    opacity: '0.9',
    background: 'var(--mui-palette-background-paper)',
    boxShadow: 'var(--mui-shadows-8)',
    transition: 'none',
  });
  const layer = document.createElement('div');
  layer.inert = true;
  Object.assign(layer.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '2000',
    pointerEvents: 'none',
    willChange: 'transform',
  });
  layer.append(copy);
  document.body.append(layer);
  return layer;
}
