let isPressed = false;
const waiting: (() => void)[] = [];

/** One after the other, each in a task of its own. */
function next(): void {
  if (isPressed) return;
  const work = waiting.shift();
  if (waiting.length > 0) setTimeout(next);
  work?.();
}
const release = () => {
  isPressed = false;
  setTimeout(next);
};
addEventListener('pointerdown', ({ button }) => (isPressed = button === 0), true);
// A menu that opens over the page hears the end of the press.
for (const end of ['pointerup', 'pointercancel', 'contextmenu']) addEventListener(end, release, true);
// The window alone: a press takes the focus from something in it.
addEventListener('blur', release);

/** Does some work at once, or, while a pointer is pressed, as soon as it is let go, in its turn: a drag would feel a long task. */
export function afterRelease(work: () => void): void {
  if (isPressed || waiting.length > 0) waiting.push(work);
  else work();
}
