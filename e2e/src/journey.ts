import { test as base } from '@playwright/test';

/** Every journey starts at the address of the Topspin that the global setup started. */
export const test = base.extend({ baseURL: process.env['TOPSPIN_URL'] });

export { expect } from '@playwright/test';
