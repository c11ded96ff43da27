import type { Page } from '@playwright/test';

/** Text at 200 %, as set in the browser's own settings; at 16 px nobody has changed it. */
export const enlarged = 32;
export const usual = 16;

/** Sets how large the browser shows text of a page that asks for no size of its own, in px. */
export async function setBrowserText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/**
 * What of a page does not hold, in words: what can be tapped and is outside the screen, cut, too small for a finger or below something
 * else that can be tapped; a notice that is outside or cut; figures over anything else. A page that scrolls may go on below the screen.
 */
export const faultsOfLayout = (page: Page, scrolls = false): Promise<readonly string[]> =>
  page.evaluate((mayScroll) => {
    const finger = 44;
    const slack = 1;
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `“${(element.getAttribute('aria-label') ?? element.textContent.trim()).slice(0, 40)}”`;
    const isHidden = (box: DOMRect) => box.width <= 1 || box.height <= 1;
    const shown = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.closest('[aria-hidden="true"], [inert]') === null &&
          !isHidden(element.getBoundingClientRect()),
      );
    /** What of an element is in sight of what scrolls; a link that goes on in the next line has a box in each. */
    const boxesOf = (element: Element) => {
      const window = element.closest('.MuiDialogContent-root')?.getBoundingClientRect();
      return [...element.getClientRects()].map((box) => {
        const top = Math.max(box.top, window?.top ?? box.top);
        const bottom = Math.min(box.bottom, window?.bottom ?? box.bottom);
        return new DOMRect(box.left, top, box.width, Math.max(0, bottom - top));
      });
    };
    const overlap = (one: Element, other: Element) =>
      boxesOf(one).some((box) => boxesOf(other).some((next) => meet(box, next)));
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      left < -slack ||
      right > innerWidth + slack ||
      (!mayScroll && (top < -slack || bottom > innerHeight + slack));
    /** The boxes of the words in it, which may be larger than itself, without those for screen readers alone. */
    const wordsOf = (element: Element): DOMRect[] => {
      const boxes: DOMRect[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (isHidden(texts.currentNode.parentElement?.getBoundingClientRect() ?? new DOMRect())) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    const isCut = (element: HTMLElement): boolean => {
      const box = element.getBoundingClientRect();
      return wordsOf(element).some(
        (words) =>
          words.left < box.left - slack ||
          words.right > box.right + slack ||
          words.bottom > box.bottom + slack,
      );
    };

    // A menu or a dialog covers the page, and may scroll within itself.
    const above = shown('.MuiDialog-paper, .MuiMenu-paper').at(-1);
    const tappable = shown('button, a[href], input, [role="menuitem"]', above ?? document);
    for (const element of tappable) {
      const box = element.getBoundingClientRect();
      if (!above && isOutside(box)) found.push(`${nameOf(element)} is outside`);
      if (isCut(element)) found.push(`${nameOf(element)} is cut`);
      if (!mayScroll && (box.width < finger - slack || box.height < finger - slack))
        found.push(`${nameOf(element)} is too small`);
    }
    if (above && isOutside(above.getBoundingClientRect())) found.push('what covers the page is outside');
    for (const [index, one] of tappable.entries())
      for (const other of tappable.slice(index + 1))
        if (!one.contains(other) && !other.contains(one) && overlap(one, other))
          found.push(`${nameOf(one)} and ${nameOf(other)} overlap`);

    for (const notice of shown('[role="status"], [role="alert"]')) {
      if (isOutside(notice.getBoundingClientRect())) found.push(`the notice ${nameOf(notice)} is outside`);
      if (isCut(notice)) found.push(`the notice ${nameOf(notice)} is cut`);
    }
    const screen = document.querySelector('[data-whole-screen]');
    if (screen) {
      if (!mayScroll && screen.scrollHeight > innerHeight + slack) found.push('the screen scrolls');
      const parts = [
        ...shown(
          '[data-figures], [data-whole-screen] [role="img"], [data-half-name], [data-half-sets]',
          screen,
        ),
        ...tappable.filter((element) => !element.matches('[data-half]')),
      ];
      for (const figures of shown('[data-figures]', screen))
        for (const part of parts)
          if (part !== figures && overlap(figures, part))
            found.push(`the figures ${nameOf(figures)} are over ${nameOf(part)}`);
    }
    return found;
  }, scrolls);
