import { otherSide, type Side } from '@topspin/engine';
import { useEffect } from 'react';

type Keys = { readonly left: Side; readonly point: (side: Side) => void; readonly undo: () => void };

/** Elements with their own keyboard handling: fields, menus and dialogs. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** The left and right arrow keys score for the player on that side, backspace undoes the last point. */
export function useScoreKeys({ left, point, undo }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isBusy(event.target)) return;
      if (event.key === 'ArrowLeft') point(left);
      if (event.key === 'ArrowRight') point(otherSide(left));
      if (event.key === 'Backspace') undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
