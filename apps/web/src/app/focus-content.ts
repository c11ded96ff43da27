import { contentId } from './layouts/skip-link.tsx';

const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.matches('input, textarea, select') || element.isContentEditable);

/**
 * After a navigation, moves the focus to the content, for keyboards and screen readers; unless somebody is in a field of it already, who
 * would lose what they type.
 */
export function focusContent(): void {
  const content = document.getElementById(contentId);
  const { activeElement } = document;
  if (content?.contains(activeElement) && isField(activeElement)) return;
  content?.focus({ preventScroll: true });
}
