import type { Condition } from './statement.ts';
import type { BoundValue } from './values.ts';

/**
 * A condition whose values are separate from its text: queries of the same shape differ only in their values, so the
 * text built for one serves the next.
 */
export type Part = {
  readonly shape: string;
  readonly values: readonly BoundValue[];
  readonly build: () => Condition;
};

export const built = (parts: readonly Part[]): Condition[] => parts.map(({ build }) => build());
