import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/page/page-title.ts';
import { Stack } from '#ui/layout.ts';

type Props = { readonly title: string; readonly hint?: string; readonly children: ReactNode };

/** A card of the login pages: title, sentence and form. */
export function AuthCard({ title, hint, children }: Props) {
  usePageTitle(title);
  return (
    <Stack gap={3}>
      <Box>
        <Typography variant="h1">{title}</Typography>
        {hint && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {hint}
          </Typography>
        )}
      </Box>
      {children}
    </Stack>
  );
}
