import { mdiClockOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { useIsCutOff } from './reach.ts';

/** Marks what is shown as it will be and that the server does not have yet. */
export function WillBeSent() {
  const { t } = useTranslation('shell');
  const isCutOff = useIsCutOff();
  return (
    <>
      <Icon path={mdiClockOutline} sx={{ fontSize: '1em', verticalAlign: '-0.125em', mr: 0.5 }} />
      {t(isCutOff ? 'queue.willBeSent' : 'queue.sending')}
    </>
  );
}
