import { core } from './en/core.ts';

/** Every area of this language. */
export const en = { ...core } as const;
