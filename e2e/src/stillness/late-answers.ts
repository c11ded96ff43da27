import type { BrowserContext } from '@playwright/test';

/** In the page: every answer of the API to a read comes up to 300 ms later, in an order that the seed decides. */
function delayReads(seed: number): void {
  const send = window.fetch.bind(window);
  const wait = window.setTimeout.bind(window);
  let random = seed;
  const next = () => {
    random = (random * 48_271) % 2_147_483_647;
    return random % 300;
  };
  window.fetch = async (...request) => {
    const isRead = (request[1]?.method ?? 'GET') === 'GET';
    const late = isRead ? next() : 0;
    const answer = await send(...request);
    await new Promise((then) => {
      wait(then, late);
    });
    return answer;
  };
}

/** Delays the reads of every page of a browser context, so that what waits for two answers is seen with one. */
export const delayAnswers = (context: BrowserContext, seed: number): Promise<unknown> =>
  context.addInitScript(delayReads, seed);
