import { core } from './ca/core.ts';

/** Every area of this language. */
export const ca = { ...core } as const;
