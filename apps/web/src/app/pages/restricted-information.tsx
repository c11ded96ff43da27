import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { InformationTab } from '#features/opens/information-tab.tsx';
import { readable } from './open-parts.tsx';

/** Below the header of an open for functional diversity, for those who are not in it: what it is, and nothing of who plays. */
export function RestrictedInformation({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  return (
    <Box sx={readable}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('information.restricted')}
      </Alert>
      <InformationTab open={open} />
    </Box>
  );
}
