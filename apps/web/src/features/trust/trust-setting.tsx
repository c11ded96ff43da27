import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { getTrust } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { trustEverybody } from './changes.ts';
import { Preview } from './preview.tsx';
import { useTrustChange } from './use-trust-change.ts';

/** Whether the installation trusts every organiser; switching it on first shows what would be rated. */
export function TrustSetting() {
  const { t } = useTranslation('trust');
  const hint = useId();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(apiQuery(getTrust));
  const write = useTrustChange(trustEverybody, { given: t('everybodyDone'), taken: t('nobodyDone') });
  if (!data) return null;
  const give = () => write.mutate({ given: true }, { onSettled: () => setAsking(false) });
  const flip = () => {
    if (data.every_organiser) write.mutate({ given: false });
    else if (data.waiting.opens > 0) setAsking(true);
    else give();
  };
  return (
    <Box>
      <FormControlLabel
        label={t('everybody')}
        slotProps={{ typography: { sx: { fontWeight: 600 } } }}
        control={
          <Switch
            checked={data.every_organiser}
            disabled={write.isPending}
            onChange={flip}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <Hint id={hint} sx={{ maxWidth: '70ch', mt: 0.5 }}>
        {t('everybodyHint')}
      </Hint>
      {asking && (
        <ConfirmDialog
          title={t('everybodyTitle')}
          confirm={t('everybodyConfirm')}
          busy={write.isPending}
          onConfirm={give}
          onCancel={() => setAsking(false)}
        >
          <Preview of="everybody" change={trustEverybody} given />
        </ConfirmDialog>
      )}
    </Box>
  );
}
