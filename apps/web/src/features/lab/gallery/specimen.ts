import type { ReactNode } from 'react';

/** A part of the design system in each of its states. */
export type Specimen = {
  /** Its file below `ui/`, by which the test knows that no part is missing. */
  readonly file: string;
  readonly states: Readonly<Record<string, () => ReactNode>>;
};

export const specimen = (file: string, states: Specimen['states']): Specimen => ({ file, states });
