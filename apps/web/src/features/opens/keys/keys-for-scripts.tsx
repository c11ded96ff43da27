import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { KeysDialog } from './keys-dialog.tsx';

/** Beside the code to embed: a key, for a site that shows the data in its own way. */
export function KeysForScripts({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('openKeys');
  const [showing, setShowing] = useState(false);
  return (
    <Box>
      <Typography variant="h3">{t('scripts')}</Typography>
      <Hint sx={{ mb: 1 }}>{t('scriptsHint')}</Hint>
      <Button variant="outlined" onClick={() => setShowing(true)}>
        {t('title')}
      </Button>
      {showing && <KeysDialog open={open} onClose={() => setShowing(false)} />}
    </Box>
  );
}
