import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useIsLate } from '../shown/use-is-late.ts';

type Props = {
  /** How many points of this account wait on this device. */
  readonly count: number;
  /** Since when the oldest of them waits. */
  readonly since: number;
  /** Whether they outlast the page. */
  readonly isLasting: boolean;
  /** How many points of other accounts wait. */
  readonly ofOthers: number;
};

/** How many points wait on this device, once that lasts longer than a moment. */
export function Unsent({ count, since, isLasting, ofOthers }: Props) {
  const { t } = useTranslation('matches');
  return (
    <>
      {count > 0 && <Waiting count={count} since={since} isLasting={isLasting} />}
      {ofOthers > 0 && <Alert severity="info">{t('play.pendingOfOthers', { count: ofOthers })}</Alert>}
    </>
  );
}

function Waiting({ count, since, isLasting }: Omit<Props, 'ofOthers'>) {
  const { t } = useTranslation('matches');
  if (!useIsLate(since)) return null;
  return (
    <Alert severity="warning" role="status">
      {t('play.pending', { count })} {!isLasting && t('play.pendingNotKept')}
    </Alert>
  );
}
