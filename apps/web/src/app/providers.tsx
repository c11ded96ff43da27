import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProblemWords } from '#lib/api/problem-words.tsx';
import { isEmbedded } from '#lib/embedded.ts';
import { storageKeys } from '#lib/storage.ts';
import { SnackbarHost } from '#ui/notify/snackbar-host.tsx';
import { defaultMode } from '#ui/theme/theme-mode.ts';
import { theme } from '#ui/theme/theme.ts';
import type { Scheme } from '#ui/theme/tokens.ts';
import { UpdateHost } from './update-host.tsx';

type Props = { readonly queries: QueryClient; readonly children: ReactNode };

/** An embedded page looks as its address says, which the page's own script has read. */
const mode = isEmbedded
  ? { defaultMode: document.documentElement.dataset['theme'] as Scheme, storageManager: null }
  : { defaultMode };

/** The providers of every page: theme, query cache, notifications and the offer of a new version. */
export function Providers({ queries, children }: Props) {
  return (
    <ThemeProvider theme={theme} modeStorageKey={storageKeys.theme} noSsr {...mode}>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queries}>
        <ProblemWords>
          {children}
          <SnackbarHost />
          <UpdateHost />
        </ProblemWords>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
