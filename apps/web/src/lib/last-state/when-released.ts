/** Follows the pointer: what it returns does something at once, or as soon as nothing is pressed any more. A long task would be felt in a drag. */
export function whenReleased(): (work: () => void) => void {
  let isPressed = false;
  const waiting = new Set<() => void>();
  const release = () => {
    isPressed = false;
    for (const work of waiting) setTimeout(work);
    waiting.clear();
  };
  const press = () => {
    isPressed = true;
  };
  addEventListener('pointerdown', press, { capture: true });
  for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, release, { capture: true });
  return (work) => void (isPressed ? waiting.add(work) : work());
}
