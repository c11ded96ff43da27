import type { Box, Stillness } from './moves.ts';

/** In the page: finds what can be tapped. */
export function findTappables(still: Stillness): void {
  const roles = ['button', 'tab', 'menuitem', 'checkbox', 'option', 'switch', 'radio', 'combobox', 'link'];
  const selector = [
    'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex^="-"])',
    ...roles.map((role) => `[role=${role}]`),
  ].join();

  /** A tick is invisible, over its drawing. The label of any other field lies within it, or over its frame once it is filled in. */
  const isTick = (element: Element | null) =>
    element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

  /** A switch lies over its thumb, which moves when somebody else switches it; its label, around both places, takes the taps. */
  const isThumb = (element: Element) => element.matches('label [role=switch]');

  const isShown = (element: Element, opacityProperty: boolean) =>
    !isThumb(element) &&
    (isTick(element) ? element.parentElement : element)?.checkVisibility({
      visibilityProperty: true,
      opacityProperty,
    }) === true &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    (!(element instanceof HTMLLabelElement) || isTick(element.control));

  const isReached = (element: Element) => {
    const first = element.getClientRects()[0];
    if (!first || first.width === 0 || first.height === 0) return false;
    const hit = document.elementFromPoint(first.x + first.width / 2, first.y + first.height / 2);
    if (hit === null) return false;
    return element.contains(hit) || (hit instanceof HTMLLabelElement && hit.control === element);
  };

  still.tappables = (unpainted) => {
    const found = new Map<Element, Box>();
    for (const element of document.querySelectorAll(selector))
      if (isShown(element, !unpainted) && (unpainted || isReached(element)))
        found.set(element, element.getBoundingClientRect());
    return found;
  };

  still.describe = (element) => {
    const { labels } = element as HTMLInputElement;
    const named = [
      element.getAttribute('aria-label'),
      labels?.[0]?.textContent,
      (element as HTMLElement).innerText,
      element.getAttribute('placeholder'),
    ].find((name) => name);
    const name = (named ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, 40);
    const around = element.parentElement?.closest('[aria-label], [aria-labelledby]');
    const label = around?.getAttribute('aria-labelledby') ?? '';
    const place = around?.getAttribute('aria-label') ?? document.getElementById(label)?.textContent;
    return `${element.getAttribute('role') ?? element.localName} “${name}”${place ? ` in “${place}”` : ''}`;
  };

  /** Both ends of a side have moved the same way. */
  const common = (start: number, end: number) =>
    Math.sign(start) === Math.sign(end) ? Math.sign(start) * Math.min(Math.abs(start), Math.abs(end)) : 0;

  still.shift = (from, to) => ({
    right: common(to.left - from.left, to.right - from.right),
    down: common(to.top - from.top, to.bottom - from.bottom),
  });
}
