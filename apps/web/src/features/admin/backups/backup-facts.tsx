import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BackupState } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Facts } from '#ui/page/facts.tsx';

/** Where backups are kept, and how one is restored. */
export function BackupFacts({ state }: { readonly state: BackupState }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Facts
        inPanel
        facts={[
          [t('backups.folder'), state.folder],
          [t('backups.copyFolder'), state.copy_folder ?? t('backups.noCopyFolder')],
          [t('backups.encrypts'), t(state.encrypts ? 'backups.encryptsYes' : 'backups.encryptsNo')],
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('backups.schedule')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('backups.restoring')}{' '}
        <Box component="code" sx={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
          {state.restore_command.replace('FILE', t('backups.file'))}
        </Box>
      </Typography>
    </>
  );
}
