import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** For somebody who registered on their own and can no longer withdraw: whom to ask, if the organisers say so. */
export function LeaveThere({ contact }: { readonly contact: string | null }) {
  const { t } = useTranslation('opens');
  return (
    <Typography color="textSecondary" sx={{ maxWidth: '44ch', overflowWrap: 'anywhere' }}>
      {contact === null ? t('inscription.leaveThere') : t('inscription.leaveThereBy', { contact })}
    </Typography>
  );
}
