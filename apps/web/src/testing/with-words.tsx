import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { ProblemWords } from '#lib/api/problem-words.tsx';
import { queries } from '#lib/api/query.ts';
import { startI18n } from '#lib/i18n.ts';
import { storageKeys, store } from '#lib/storage.ts';

/** Every test begins with an empty cache. */
afterEach(() => queries.clear());

/** Loads the Spanish texts, as the application does before rendering; the browser of the tests is American. */
export async function loadWordsForTests(): Promise<void> {
  store(storageKeys.lang, 'es');
  await startI18n();
}

/** The providers of pages, without the theme: enough to test behaviour. */
export function Ground({ children }: { readonly children: ReactNode }) {
  queries.setDefaultOptions({ queries: { retry: false } });
  return (
    <QueryClientProvider client={queries}>
      <ProblemWords>{children}</ProblemWords>
    </QueryClientProvider>
  );
}
