import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { ifWholeAlready, whenWhole } from './whole.ts';

/** A page that goes is still there while the code of the next one loads, not displayed: its field has the focus until the next frame. */
const isInField = (box: Element | null | undefined): boolean => {
  const { activeElement } = document;
  return (
    box?.contains(activeElement) === true &&
    activeElement instanceof HTMLElement &&
    (activeElement.matches('input, textarea') || activeElement.isContentEditable) &&
    activeElement.checkVisibility()
  );
};

const ifPaintedAlready = (box: Element | null | undefined, then: () => void): void =>
  isInField(box) ? then() : ifWholeAlready(then);

/**
 * Whether a page or a dialog has been whole since it is there: from then on it stays painted. Another name is another one. One in whose
 * field somebody is already stays painted too: hidden, the field would lose what they type.
 */
export function useIsWhole(name: string, box?: RefObject<Element | null>): boolean {
  const [whole, setWhole] = useState<string>();
  const isKnown = whole === name;
  useLayoutEffect(() => ifPaintedAlready(box?.current, () => setWhole(name)), [name, box]);
  useEffect(() => (isKnown ? undefined : whenWhole(() => setWhole(name))), [isKnown, name]);
  return isKnown;
}
