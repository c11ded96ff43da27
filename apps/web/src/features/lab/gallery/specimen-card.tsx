import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#ui/state/error-boundary.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Stack } from '#ui/layout.ts';
import type { Specimen } from './specimen.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

type Props = { readonly specimen: Specimen; readonly themes: readonly Theme[] };

/** One part, its states below each other, the themes beside each other. */
export function SpecimenCard({ specimen: { file, states }, themes: shown }: Props) {
  return (
    <Panel title={file}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${shown.length}, minmax(0, 1fr))` },
        }}
      >
        {shown.map((theme) => (
          <Ground key={theme} theme={theme}>
            {Object.entries(states).map(([state, render]) => (
              <Box key={state} sx={{ minWidth: 0 }}>
                <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 0.5 }}>
                  {state}
                </Typography>
                <ErrorBoundary>{render()}</ErrorBoundary>
              </Box>
            ))}
          </Ground>
        ))}
      </Box>
    </Panel>
  );
}

type GroundProps = { readonly theme: Theme; readonly children: ReactNode };

/** A piece of page in a theme of its own. */
export function Ground({ theme, children }: GroundProps) {
  const { t } = useTranslation('lab');
  return (
    <Stack
      role="group"
      aria-label={t(`gallery.${theme}`)}
      data-theme={theme}
      sx={{
        alignContent: 'start',
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        colorScheme: theme,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      {children}
    </Stack>
  );
}
