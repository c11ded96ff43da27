import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProblemWords } from '#lib/api/problem-words.tsx';
import { storageKeys } from '#lib/storage.ts';
import { SnackbarHost } from '#ui/notify/snackbar-host.tsx';
import { defaultMode } from '#ui/theme/theme-mode.ts';
import { theme } from '#ui/theme/theme.ts';
import { UpdateHost } from './update-host.tsx';

type Props = { readonly queries: QueryClient; readonly children: ReactNode };

/** The providers of every page: theme, query cache, notifications and the offer of a new version. */
export function Providers({ queries, children }: Props) {
  return (
    <ThemeProvider theme={theme} defaultMode={defaultMode} modeStorageKey={storageKeys.theme} noSsr>
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
