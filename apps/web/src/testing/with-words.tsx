import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProblemWords } from '#lib/api/problem-words.tsx';
import { createQueryClient } from '#lib/api/query.ts';
import { startI18n } from '#lib/i18n.ts';

/** Loads the Spanish texts, as the application does before rendering. */
export const loadWordsForTests = startI18n;

/** The providers of pages, without the theme: enough to test behaviour. */
export function Ground({ children }: { readonly children: ReactNode }) {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  return (
    <QueryClientProvider client={queries}>
      <ProblemWords>{children}</ProblemWords>
    </QueryClientProvider>
  );
}
