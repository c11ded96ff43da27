import { useEffect, useEffectEvent } from 'react';
import { actionOf, initialKeys, type KeyAction, keysOf, nameOfKey } from './keys.ts';
import { deviceSettings } from './settings.ts';

type Does = Readonly<Record<KeyAction, (() => void) | null>>;

/** Elements with their own keyboard handling: fields, menus and dialogs. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** A key that presses the button somebody has reached with the keyboard. A key of a remote that was learnt comes first. */
const pressesButton = ({ target }: KeyboardEvent, key: string, action: KeyAction): boolean =>
  (key === ' ' || key === 'Enter') &&
  initialKeys[action].includes(key) &&
  target instanceof HTMLButtonElement &&
  target.matches(':focus-visible:not([data-half])');

/** Keys and the buttons of a remote do what they were learnt for; null for what cannot be done now. */
export function useScoreKeys(does: Does): void {
  const actOf = useEffectEvent((action: KeyAction | undefined) => action && does[action]);
  useEffect(() => {
    // A space presses a focused button when it comes up again.
    let held: string | undefined;
    const down = (event: KeyboardEvent) => {
      if (isBusy(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = nameOfKey(event);
      const action = actionOf(keysOf(deviceSettings().keys), key);
      const act = actOf(action);
      if (!action || !act || pressesButton(event, key, action)) return;
      event.preventDefault();
      held = event.key;
      if (!event.repeat) act();
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === held) event.preventDefault();
      held = undefined;
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, []);
}
