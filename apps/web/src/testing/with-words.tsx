import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProblemWords } from '#lib/api/problem-words.tsx';
import { createQueryClient } from '#lib/api/query.ts';
import { startI18n } from '#lib/i18n.ts';

/** Loads the Spanish words, as the application does before it draws anything. */
export const loadWordsForTests = startI18n;

/** What pages stand on, without the theme: enough for what they do. */
export function Ground({ children }: { readonly children: ReactNode }) {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  return (
    <QueryClientProvider client={queries}>
      <ProblemWords>{children}</ProblemWords>
    </QueryClientProvider>
  );
}
