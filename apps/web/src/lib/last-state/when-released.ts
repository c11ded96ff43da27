/** Returns a function that does some work at once, or, while a pointer is pressed, as soon as it is let go: a drag would feel a long task. */
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
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { capture: true });
  // Of the window alone: a press takes the focus from something in it.
  addEventListener('blur', release);
  return (work) => void (isPressed ? waiting.add(work) : work());
}
