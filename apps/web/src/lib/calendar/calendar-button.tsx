import { mdiCalendarPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { useLinkTo } from '#lib/link.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Icon } from '#ui/icon.tsx';
import { CalendarWays } from './calendar-ways.tsx';

type Props = {
  /** What the calendar is of, as its address says it. */
  readonly of: 'opens' | 'circuit-editions' | 'venues';
  /** Of a day at a venue, `{venue}/days/{date}`. */
  readonly id: string;
  readonly variant?: 'text' | 'outlined';
};

/** Adds a public calendar to one's own. */
export function CalendarButton({ of, id, variant = 'text' }: Props) {
  const { t } = useTranslation(['calendar', 'common']);
  const [showing, setShowing] = useState(false);
  const link = useLinkTo(`/api/public/${of}/${id}/calendar.ics?lang=${currentLanguage()}`);
  return (
    <>
      <Button variant={variant} startIcon={<Icon path={mdiCalendarPlus} />} onClick={() => setShowing(true)}>
        {t('add')}
      </Button>
      {showing && (
        <Modal
          title={t('add')}
          onClose={() => setShowing(false)}
          actions={
            <Button variant="outlined" onClick={() => setShowing(false)}>
              {t('common:close')}
            </Button>
          }
        >
          <CalendarWays link={link} saves />
        </Modal>
      )}
    </>
  );
}
