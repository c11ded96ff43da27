import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useAfter } from '#ui/state/use-after.ts';

/** How long a tap may wait before the user is notified. */
const untilSaid = 3000;

/** How many points wait on this device, once that lasts longer than a moment. */
export function Unsent({ count }: { readonly count: number }) {
  return count > 0 ? <Waiting count={count} /> : null;
}

function Waiting({ count }: { readonly count: number }) {
  const { t } = useTranslation('matches');
  const lasting = useAfter(untilSaid);
  return lasting ? (
    <Alert severity="warning" role="status">
      {t('play.pending', { count })}
    </Alert>
  ) : null;
}
