import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** In milliseconds: figures typed within this time are one number. */
const oneNumber = 1000;

type TableKeys = {
  /** Whether the choice was made by keyboard, so that the keys are worth telling. */
  readonly isByKeys: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Gives the focus back to what had it before the choice. */
  readonly giveBack: () => void;
};

/**
 * The short way from a choice to what makes the call, once the buttons of that are there: chosen by keyboard, the focus goes to the button that is proposed, or to the first. Arrow
 * keys go to the others, and a typed number to that of its table.
 */
export function useTableKeys(box: RefObject<HTMLElement | null>): TableKeys {
  const before = useRef<HTMLElement | null>(null);
  const typed = useRef({ figures: '', at: 0 });
  const [isByKeys] = useState(() => document.activeElement?.matches(':focus-visible') === true);
  useEffect(() => {
    const { activeElement: from } = document;
    const isInside = box.current?.contains(from) === true;
    if (isInside || !(from instanceof HTMLElement) || !from.matches(':focus-visible')) return;
    before.current = from;
    const proposed = box.current?.querySelector<HTMLElement>('[data-proposed]');
    (proposed ?? buttonsIn(box.current)[0])?.focus();
  }, [box]);

  const buttonOf = (figures: string) => box.current?.querySelector<HTMLElement>(`[data-table="${figures}"]`);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[key];
    if (step !== undefined) {
      const buttons = buttonsIn(box.current);
      const at = buttons.findIndex((button) => button === document.activeElement);
      event.preventDefault();
      buttons.at((at + step) % buttons.length)?.focus();
    } else if (/^\d$/u.test(key)) {
      const isFurther = event.timeStamp - typed.current.at < oneNumber;
      const longer = isFurther ? `${typed.current.figures}${key}` : key;
      const figures = buttonOf(longer) ? longer : key;
      typed.current = { figures, at: event.timeStamp };
      buttonOf(figures)?.focus();
    }
  };
  return { isByKeys, onKeyDown, giveBack: () => before.current?.focus() };
}

const buttonsIn = (box: HTMLElement | null): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? []),
];
