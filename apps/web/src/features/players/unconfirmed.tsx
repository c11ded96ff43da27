import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlayerPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteToFamily } from '#domain/inscriptions/write-to-family.tsx';

type Registration = NonNullable<PlayerPage['unconfirmed']>;
type Props = { readonly name: string; readonly registration: Registration };

/** For the organiser of a minor whose family has not confirmed: why no phone is shown, and how to reach them until then. */
export function Unconfirmed({ name, registration }: Props) {
  const { t } = useTranslation('players');
  const [writing, setWriting] = useState(false);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
      <Alert severity="info">
        {t('unconfirmed.why')}
        <Box sx={{ pt: 1 }}>
          <Button variant="outlined" color="inherit" onClick={() => setWriting(true)}>
            {t('unconfirmed.write')}
          </Button>
        </Box>
      </Alert>
      {writing && <WriteToFamily name={name} registration={registration} onClose={() => setWriting(false)} />}
    </Box>
  );
}
