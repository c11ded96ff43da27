import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useAfter } from '#ui/state/use-after.ts';

/** How long a tap may wait before the user is notified. */
const untilSaid = 3000;

type Props = {
  /** How many points of this account wait on this device. */
  readonly count: number;
  /** Whether they outlast the page. */
  readonly isLasting: boolean;
  /** How many points of other accounts wait. */
  readonly ofOthers: number;
};

/** How many points wait on this device, once that lasts longer than a moment. */
export function Unsent({ count, isLasting, ofOthers }: Props) {
  const { t } = useTranslation('matches');
  return (
    <>
      {count > 0 && <Waiting count={count} isLasting={isLasting} />}
      {ofOthers > 0 && <Alert severity="info">{t('play.pendingOfOthers', { count: ofOthers })}</Alert>}
    </>
  );
}

function Waiting({ count, isLasting }: Omit<Props, 'ofOthers'>) {
  const { t } = useTranslation('matches');
  const lasting = useAfter(untilSaid);
  if (!lasting) return null;
  return (
    <Alert severity="warning" role="status">
      {t('play.pending', { count })} {!isLasting && t('play.pendingNotKept')}
    </Alert>
  );
}
