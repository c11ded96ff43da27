import { test as base, type Browser, type BrowserContext } from '@playwright/test';
import { arrive } from './steps/arrive.ts';
import { delayAnswers } from './stillness/late-answers.ts';
import { line } from './stillness/moves.ts';
import { watchStillness } from './stillness/stillness.ts';

type Fixtures = {
  /** Whether the answers to reads come late, each by its own time up to 300 ms: for pages that read several things. */
  readonly lateAnswers: boolean;
  /** Watches the pages of one more device. */
  readonly stillness: (device: BrowserContext) => Promise<void>;
};

/** Every journey starts at the address of the Topspin that the global setup started, and nothing in it moves under a finger. */
export const test = base.extend<Fixtures>({
  baseURL: process.env['TOPSPIN_URL'],
  lateAnswers: [false, { option: true }],
  stillness: [
    async ({ browser, lateAnswers }, provide, { repeatEachIndex }) => {
      const moves = new Set<string>();
      const watch = async (device: BrowserContext) => {
        if (lateAnswers) await delayAnswers(device, 1 + repeatEachIndex);
        await watchStillness(device, (move) => moves.add(line(move)));
      };
      const restore = onNewContexts(browser, watch);
      await provide(watch);
      restore();
      if (moves.size > 0) throw new Error(`Moved after it was painted:\n${[...moves].join('\n')}`);
    },
    { auto: true },
  ],
  context: async ({ context, stillness }, provide) => {
    await stillness(context);
    await provide(context);
    await leavePages(context);
  },
});

/** The context is used again by the next journey, which fails before it begins if the page does not come to rest. */
async function leavePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await arrive(page, 'about:blank');
}

/** Calls back with the contexts that a journey opens itself, those of other devices; returns how to stop. */
function onNewContexts(browser: Browser, watch: (context: BrowserContext) => Promise<void>): () => void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watch(context);
    return context;
  };
  return () => {
    browser.newContext = open;
  };
}

export { expect } from '@playwright/test';
