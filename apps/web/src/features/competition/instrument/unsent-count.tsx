import { mdiCloudUploadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { useAfter } from '#ui/state/use-after.ts';

/** How long a tap may wait before the umpire is notified. */
const untilSaid = 3000;

/** How many points wait on this device, once that lasts longer than a moment. */
export function UnsentCount({ count }: { readonly count: number }) {
  return count > 0 ? <Waiting count={count} /> : null;
}

function Waiting({ count }: { readonly count: number }) {
  const { t } = useTranslation('matches');
  const lasting = useAfter(untilSaid);
  if (!lasting) return null;
  return (
    <Box role="status" sx={{ display: 'flex', gap: 0.5, alignItems: 'center', justifyContent: 'end' }}>
      <Icon path={mdiCloudUploadOutline} sx={{ color: 'warning.main' }} />
      <Box component="span" sx={{ fontSize: '0.75rem', lineHeight: 1.15, maxWidth: '3.5rem' }}>
        {t('play.pending', { count })}
      </Box>
    </Box>
  );
}
