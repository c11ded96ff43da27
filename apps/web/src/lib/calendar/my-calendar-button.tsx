import { mdiCalendarSync } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { Icon } from '#ui/icon.tsx';

const MyCalendarDialog = lazyDialog(async () => (await import('./my-calendar-dialog.tsx')).MyCalendarDialog);

/** Follows one's matches in one's own calendar. */
export function MyCalendarButton() {
  const { t } = useTranslation('calendar');
  const [showing, setShowing] = useState(false);
  return (
    <>
      <Button startIcon={<Icon path={mdiCalendarSync} />} onClick={() => setShowing(true)}>
        {t('add')}
      </Button>
      {showing && <MyCalendarDialog onClose={() => setShowing(false)} />}
    </>
  );
}
