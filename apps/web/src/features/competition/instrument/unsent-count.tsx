import { mdiCloudUploadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.ts';
import { Icon } from '#ui/icon.tsx';
import { unseen } from '#ui/page/visually-hidden.tsx';
import { useIsLate } from '../shown/use-is-late.ts';
import { enlarged } from './frame.tsx';

/** How many points wait, and since when the oldest of them does. */
type Props = { readonly count: number; readonly since: number };

/** How many points wait on this device, once that lasts longer than a moment. */
export function UnsentCount(props: Props) {
  return props.count > 0 ? <Waiting {...props} /> : null;
}

function Waiting({ count, since }: Props) {
  const { t } = useTranslation('matches');
  if (!useIsLate(since)) return null;
  return (
    <Row role="status" gap={0.5} nowrap sx={{ justifyContent: 'end' }}>
      <Icon path={mdiCloudUploadOutline} sx={{ color: 'warning.main' }} />
      <Box component="span" sx={words}>
        {t('play.pending', { count })}
      </Box>
      <Box component="span" aria-hidden="true" sx={figure}>
        {count}
      </Box>
    </Row>
  );
}

/** Beside the icon large text has place for the figure alone. */
const words = { fontSize: '0.75rem', lineHeight: 1.15, maxWidth: '3.5rem', [enlarged]: unseen } as const;
const figure = { display: 'none', fontWeight: 650, [enlarged]: { display: 'inline' } } as const;
