import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KeepsHeight } from './keeps-height.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that lays out: a box is as high as its content, and no less than it has to be. */
function givenLayout() {
  let resized = () => {};
  class Observer {
    constructor(notify: () => void) {
      resized = notify;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return (width: number, height: number) => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { height: Math.max(height, Number.parseFloat(this.style.minHeight) || 0) } as DOMRect;
    });
    resized();
  };
}

test('what has been higher stays as high, until it has another width', () => {
  const layOut = givenLayout();
  render(
    <KeepsHeight>
      <p>Siguiente</p>
    </KeepsHeight>,
  );
  const least = () => screen.getByText('Siguiente').parentElement?.style.minHeight;
  layOut(360, 200);
  expect(least()).toBe('200px');
  layOut(360, 80);
  expect(least()).toBe('200px');
  layOut(640, 80);
  expect(least()).toBe('80px');
});
