import type { BrowserContext } from '@playwright/test';
import { followActs } from './acts.ts';
import { isKnownMover } from './known-movers.ts';
import type { Move } from './moves.ts';
import { findTappables } from './tappables.ts';
import { watchFrames } from './watch.ts';

/** Runs in every page before its own code: the parts of the observer, which share an object and the page's real clocks. */
const script = `if (window === top && location.protocol.startsWith('http')) {
  const now = performance.now.bind(performance);
  const nextFrame = requestAnimationFrame.bind(window);
  const later = setTimeout.bind(window);
  const clocks = { now, nextFrame: (then) => nextFrame(() => then()), later };
  const still = { report: (move) => void window.reportMove(move) };
  for (const part of [${[findTappables, followActs, watchFrames].join(',\n')}]) part(still, clocks);
}`;

/** Watches every page of a browser context: hands over what moves under a person's finger, once each. */
export async function watchStillness(context: BrowserContext, onMove: (move: Move) => void): Promise<void> {
  await context.exposeFunction('reportMove', (move: Move) => {
    if (!isKnownMover(move)) onMove(move);
  });
  await context.addInitScript({ content: script });
}
