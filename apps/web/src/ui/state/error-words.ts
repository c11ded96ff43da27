import { createContext, useContext } from 'react';
import type { Drawing } from './line-drawing.tsx';

export type ErrorWords = { readonly title: string; readonly hint?: string; readonly drawing?: Drawing };

/** Who knows the errors of the application gives the words for them here; see the providers. */
export const ErrorWordsContext = createContext<(error: unknown) => ErrorWords>((error) => ({
  title: error instanceof Error ? error.message : String(error),
}));

/** Says of any error what happened and what to do. */
export const useProblemWords = (): ((error: unknown) => ErrorWords) => useContext(ErrorWordsContext);
