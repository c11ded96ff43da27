import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import type { useCreateLinks } from './use-score-links.ts';

const most = 100;

/** An open without a venue: its organisers say how many tables there are, and have their QR codes. */
export function NoTables({ create }: { readonly create: ReturnType<typeof useCreateLinks> }) {
  const { t } = useTranslation('umpires');
  const [typed, setTyped] = useState('');
  const count = Number(typed);
  const isCount = Number.isInteger(count) && count >= 1 && count <= most;
  return (
    <StatePanel
      drawing="emptyTable"
      title={t('noTables')}
      hint={t('noTablesHint')}
      action={
        <Box
          component="form"
          noValidate
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}
          onSubmit={(event) => {
            event.preventDefault();
            if (isCount) create.mutate({ tables: Array.from({ length: count }, (_, at) => at + 1) });
          }}
        >
          <TextField
            label={t('howManyTables')}
            value={typed}
            error={typed !== '' && !isCount}
            helperText={typed !== '' && !isCount ? t('tablesRange', { most }) : undefined}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            onChange={({ target }) => setTyped(target.value.trim())}
          />
          <ActButton type="submit" variant="contained" busy={create.isPending} disabled={!isCount}>
            {t('prepare')}
          </ActButton>
        </Box>
      }
    />
  );
}
