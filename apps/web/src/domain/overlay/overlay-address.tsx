import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { copyLink, useLinkTo } from '#lib/link.ts';
import { Stack } from '#ui/layout.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { Notice } from '#ui/state/notice.tsx';

type Props = { readonly open: Pick<OpenPage, '_id' | 'public_results'> };

/** The address of an open's scoreboard for OBS, of all its tables or of one. */
export function OverlayAddress({ open }: Props) {
  const { t } = useTranslation('lab');
  const [table, setTable] = useState('');
  const query = new URLSearchParams({ open: open._id, ...(/^\d+$/u.test(table) && { table }) });
  const address = useLinkTo(`${paths.overlay}?${query.toString()}`);
  const copy = () => void copyLink(address).then(() => notify('success', t('overlay.copied')));
  return (
    <Panel title={t('overlay.title')}>
      <Stack>
        <span>{t('overlay.hint')}</span>
        {!open.public_results && <Notice tone="info" title={t('overlay.notPublic')} />}
        <TextField
          type="number"
          label={t('overlay.table')}
          placeholder={t('overlay.anyTable')}
          value={table}
          onChange={({ target }) => setTable(target.value)}
          slotProps={{ htmlInput: { min: 1, inputMode: 'numeric' }, inputLabel: { shrink: true } }}
        />
        <TextField
          label={t('overlay.address')}
          value={address}
          slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={copy}>
            {t('overlay.copy')}
          </Button>
          <Button href={address} target="_blank" rel="noopener">
            {t('overlay.preview')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}

const selectAll = ({ currentTarget }: React.FocusEvent<HTMLInputElement>): void => currentTarget.select();
