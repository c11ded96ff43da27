import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { BackupState } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';

/** How far the backup is that is being made or checked; its place is kept while there is none, so that the list does not jump. */
export function RunningBackup({ running }: Pick<BackupState, 'running'>) {
  const { t } = useTranslation('admin');
  const { kind = 'make', done = 0, of = 0 } = running ?? {};
  const share = of === 0 ? 0 : (100 * done) / of;
  return (
    <Box role="status" sx={{ minHeight: 36 }}>
      {running && (
        <>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t(`backups.running.${kind}`)}
            {of > 0 && ` ${t('backups.rows', { done: formatNumber(done), of: formatNumber(of) })}`}
          </Typography>
          <LinearProgress
            variant={of === 0 ? 'indeterminate' : 'determinate'}
            value={share}
            aria-label={t(`backups.running.${kind}`)}
          />
        </>
      )}
    </Box>
  );
}
