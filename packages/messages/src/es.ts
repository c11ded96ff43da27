import { core } from './es/core.ts';

/** Every area of this language. */
export const es = { ...core } as const;
