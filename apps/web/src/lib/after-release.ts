let isPressed = false;
const waiting = new Set<() => void>();

const release = () => {
  isPressed = false;
  for (const work of waiting) setTimeout(work);
  waiting.clear();
};
addEventListener('pointerdown', ({ button }) => (isPressed = button === 0), { capture: true });
// A menu that opens over the page hears the end of the press.
for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
  addEventListener(end, release, { capture: true });
// Of the window alone: a press takes the focus from something in it.
addEventListener('blur', release);

/** Does some work at once, or, while a pointer is pressed, as soon as it is let go, in its turn: a drag would feel a long task. */
export const afterRelease = (work: () => void): void => void (isPressed ? waiting.add(work) : work());
