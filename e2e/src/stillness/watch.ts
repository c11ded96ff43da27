import type { Box, Clocks, Stillness } from './moves.ts';

/** In the page: compares, after everything that may have moved something, where each tappable element is with where it was painted. */
export function watchFrames(still: Stillness, { now, nextFrame }: Clocks): void {
  type Painted = {
    readonly box: Box;
    readonly scrolled: Point;
    readonly since: number;
    readonly isReached: boolean;
    /** Since when it takes no tap, of a finger or a mouse. */
    readonly asleep?: number;
  };
  type Point = { readonly x: number; readonly y: number };
  const drawn = { visibilityProperty: true };
  let painted = new Map<Element, Painted>();
  let brought: string[] = [];

  /** How far everything around an element is scrolled; what is around many elements is asked once. */
  const scrolledAround = (element: Element, known: Map<Element, Point>): Point => {
    const parent = element.parentElement;
    if (parent === null) return { x: 0, y: 0 };
    const around = known.get(parent) ?? scrolledAround(parent, known);
    known.set(parent, around);
    return { x: around.x + parent.scrollLeft, y: around.y + parent.scrollTop };
  };

  /**
   * As far as scrolling does not explain it: what is fixed stays on the screen, what is sticky goes a part of the way, everything else
   * stays on its page.
   */
  const moveOf = (before: Painted, box: Box, scrolled: Point) => {
    const seen = still.shift(before.box, box);
    const [x, y] = [scrolled.x - before.scrolled.x, scrolled.y - before.scrolled.y];
    const least = (a: number, b: number) =>
      Math.sign(a) * Math.sign(b) < 0 ? 0 : Math.round(Math.abs(a) < Math.abs(b) ? a : b);
    return { right: least(seen.right, seen.right + x), down: least(seen.down, seen.down + y) };
  };

  /** An entering dialog or menu is drawn on its way: it is painted once it is in its place. */
  let animated: readonly Element[] = [];
  const findAnimated = () => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect | null);
    animated = effects.flatMap((effect) => effect?.target ?? []);
  };
  const isAnimated = (element: Element) => animated.some((target) => target.contains(element));

  /** A window of another size, or letters of another size, are another page, whose styles come within a moment, in milliseconds. */
  const stylesWithin = 1000;
  let screen = '';
  let unsettled = 0;
  const isNewScreen = () => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const current = [innerWidth, innerHeight, fontSize].join();
    const isNew = current !== screen;
    screen = current;
    if (isNew && painted.size > 0) {
      unsettled += 1;
      still.afterAMoment(stylesWithin, () => {
        unsettled -= 1;
      });
    }
    return isNew;
  };

  /** For how long a tap on its way meets nothing, in milliseconds: what has slept through it may wake up in another place. */
  const onItsWay = 500;
  const awake = (before: Painted | undefined, time: number) =>
    before?.asleep !== undefined && time - before.asleep >= onItsWay ? undefined : before;

  still.look = (unpainted = false) => {
    const time = now();
    findAnimated();
    if (isNewScreen()) painted = new Map();
    const shown = still.tappables(unpainted);
    const scrolled = new Map<Element, Point>();
    const next = new Map<Element, Painted>();
    for (const [element, before] of painted) {
      if (shown.has(element) || !element.isConnected || !element.checkVisibility(drawn)) continue;
      // Pushed out of the window, or covered: it is not new when it is back.
      const box = element.getBoundingClientRect();
      if (getComputedStyle(element).pointerEvents === 'none') {
        next.set(element, { ...before, asleep: before.asleep ?? time });
        continue;
      }
      if (!awake(before, time)) continue;
      compare(element, before, box, scrolled);
      next.set(element, { ...before, box, scrolled: scrolledAround(element, scrolled), isReached: false });
    }
    for (const [element, box] of shown) {
      const before = awake(painted.get(element), time);
      if (before) compare(element, before, box, scrolled);
      const since = before?.since ?? time;
      const around = scrolledAround(element, scrolled);
      next.set(element, { box, scrolled: around, since, isReached: !isAnimated(element) });
    }
    painted = next;
    brought = [];
  };

  const compare = (element: Element, before: Painted, box: Box, scrolled: Map<Element, Point>) => {
    if (!before.isReached || box.bottom - box.top === 0 || unsettled > 0) return;
    const { right, down } = moveOf(before, box, scrolledAround(element, scrolled));
    if ((right === 0 && down === 0) || still.isExcused(before.since) || isAnimated(element)) return;
    still.report({
      route: location.pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, ':id'),
      element: still.describe(element),
      right,
      down,
      after: Math.round(now() - before.since),
      brought: brought.join(', '),
    });
  };

  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    nextFrame(() => {
      isAwake = false;
      still.look();
    });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const words = node.textContent?.trim().slice(0, 30);
        if (words && brought.length < 3) brought.push(`“${words}”`);
      }
    wake();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const event of ['scroll', 'load', 'resize', 'transitionend', 'animationend'])
    addEventListener(event, wake, { capture: true });
  new PerformanceObserver(wake).observe({ type: 'layout-shift' });
}
