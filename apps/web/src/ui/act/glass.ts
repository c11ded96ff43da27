import { calmAfter } from './settling.ts';

/** Above dialogs, menus and everything else. */
const above = '2000';

/** Covers the page for a moment, so that a second click on what has just closed does not land on what was behind it. */
export function layGlass(): void {
  const glass = document.createElement('div');
  glass.setAttribute('aria-hidden', 'true');
  Object.assign(glass.style, { position: 'fixed', inset: '0', zIndex: above });
  document.body.append(glass);
  setTimeout(() => glass.remove(), calmAfter);
}
