import type { Page } from '@playwright/test';

export type SlowPhone = {
  /** From now on its processor is the oldest phone's. */
  slow(): Promise<void>;
  /**
   * While it has nothing to do: Chromium slows a page down by making its processor spin, an idle one too, which takes it from
   * everything else on the machine.
   */
  rest(): Promise<void>;
};

/** The oldest phone in the hall is so many times slower than a laptop. */
const slower = 6;

/** How long a laptop with nothing else to do takes for the sum below, in milliseconds. */
const usual = 20;

/**
 * A page whose processor is as slow as the oldest phone's; on a machine that is slow or busy itself, that takes less. It is
 * measured before the page has a clock of its own.
 */
export async function slowPhone(page: Page): Promise<SlowPhone> {
  const devtools = await page.context().newCDPSession(page);
  const set = async (rate: number) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  const rate = Math.max(1, Math.min(slower, (slower * usual) / (await page.evaluate(timeOfSum))));
  return { slow: () => set(rate), rest: () => set(1) };
}

/** In the page: how long the same sum takes, the median of several times. */
function timeOfSum(): number {
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    let random = 1;
    for (let step = 0; step < 400_000; step += 1) random = (random * 16_807) % 2_147_483_647;
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}
