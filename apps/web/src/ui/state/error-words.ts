import { createContext, useContext } from 'react';
import type { Drawing } from './line-drawing.tsx';

export type ErrorWords = {
  readonly title: string;
  readonly hint?: string;
  readonly drawing?: Drawing;
  /** The code of a failure of the server, to be passed on to whoever can look it up. */
  readonly code?: string;
  /** Whether there is no such thing, so that trying again would not help. */
  readonly isMissing?: boolean;
};

/** The function that gives errors their texts is provided here; see the providers. */
export const ErrorWordsContext = createContext<(error: unknown) => ErrorWords>((error) => ({
  title: error instanceof Error ? error.message : String(error),
}));

/** The texts of any error: what happened and what to do. */
export const useProblemWords = (): ((error: unknown) => ErrorWords) => useContext(ErrorWordsContext);
