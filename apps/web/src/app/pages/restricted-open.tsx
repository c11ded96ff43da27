import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { OpenPage } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InformationTab } from '#features/opens/information-tab.tsx';
import { OpenHeader } from '#features/opens/open-header.tsx';
import { ShareOpen } from '#features/opens/share-open.tsx';
import { widths } from '#ui/theme/tokens.ts';

type Props = { readonly open: OpenPage; readonly step: ReactNode };

/** An open for functional diversity, for those who are not in it: what it is and how to enter, and nothing of who plays. */
export function RestrictedOpen({ open, step }: Props) {
  const { t } = useTranslation('opens');
  return (
    <Box
      sx={{ px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 3 }, maxWidth: widths.page, mx: 'auto', width: '100%' }}
    >
      <OpenHeader open={open} step={step} share={<ShareOpen open={open} />} />
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('information.restricted')}
      </Alert>
      <InformationTab open={open} />
    </Box>
  );
}
