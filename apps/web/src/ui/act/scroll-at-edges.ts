/** How near the edge of what scrolls a pointer makes it scroll, and how fast, in pixels and pixels a frame. */
const edge = { near: 40, step: 12 } as const;

type Edges = {
  /** Says over what the pointer is, and how far down the window. */
  readonly point: (under: Element | null, down: number) => void;
  readonly stop: () => void;
};

/** Scrolls what is under a dragging pointer while it is near the upper or lower edge, and says so after each step. */
export function scrollAtEdges(onScroll: () => void): Edges {
  let frame = 0;
  let scrolled: Element | null = null;
  let step = 0;
  const go = () => {
    scrolled?.scrollBy(0, step);
    onScroll();
    frame = requestAnimationFrame(go);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    stop,
    point: (under, down) => {
      scrolled = scrollerOf(under);
      const { top, bottom } = scrolled.getBoundingClientRect();
      const [first, last] = [Math.max(0, top), Math.min(innerHeight, bottom)];
      step = down < first + edge.near ? -edge.step : down > last - edge.near ? edge.step : 0;
      if (step === 0) stop();
      else if (frame === 0) frame = requestAnimationFrame(go);
    },
  };
}

/** The nearest thing around an element that scrolls up and down: the page, if nothing else does. */
function scrollerOf(element: Element | null): Element {
  for (let around = element; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/u.test(getComputedStyle(around).overflowY))
      return around;
  return document.scrollingElement ?? document.documentElement;
}
