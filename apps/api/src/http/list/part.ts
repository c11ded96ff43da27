import type { Condition } from './statement.ts';
import type { Given } from './values.ts';

/**
 * A condition whose values stand apart from its text: questions of the same shape differ in their values alone, so that
 * the text which was built for one is good for the next.
 */
export type Part = {
  readonly shape: string;
  readonly values: readonly Given[];
  readonly build: () => Condition;
};

export const built = (parts: readonly Part[]): Condition[] => parts.map(({ build }) => build());
