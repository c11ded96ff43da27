import { vi } from 'vitest';

/** How long a test waits for something, in milliseconds. The usual second is little on a busy machine. */
export const patience = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = patience) => waitFor(callback, options);
