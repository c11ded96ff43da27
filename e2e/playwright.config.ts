import { defineConfig } from '@playwright/test';
import { findChromium } from './src/chromium.ts';

const { executablePath, args, env } = await findChromium();

/** A page of a journey lives for seconds: to optimise its code takes more time than it saves, a sixth of the whole. */
const shortLived = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  // One more than the processors of a small machine: a journey waits a quarter of its time.
  workers: 3,
  forbidOnly: true,
  timeout: 300_000,
  // A machine that does other things as well takes its time; where all is well nothing waits for it.
  expect: { timeout: 20_000 },
  use: {
    locale: 'es-ES',
    // One journey is about it; for the others each page would fetch all the files to keep.
    serviceWorkers: 'block',
    // The files, and the code compiled from them, stay from one journey to the next; nothing else does.
    reuseContext: true,
    timezoneId: 'Europe/Madrid',
    // A click waits until what it is on has stopped moving.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of the time: `npx playwright test … --trace on NAME` records one.
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: { executablePath, args: [...args, shortLived], env },
  },
});
