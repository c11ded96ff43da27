import { mdiCalendarSync, mdiContentCopy, mdiTrayArrowDown } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { copyLink, isOnlyHere } from '#lib/link.ts';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Notice } from '#ui/state/notice.tsx';

type Props = {
  /** The address of a calendar, as others reach it. */
  readonly link: string;
  /** Whether it can be saved as it is now. */
  readonly saves?: boolean;
};

/** The ways to have a calendar on a phone: to follow it, by its address where a program asks for one, or as a file. */
export function CalendarWays({ link, saves = false }: Props) {
  const { t } = useTranslation(['calendar', 'common']);
  const copy = () => copyLink(link).then(() => notify('success', t('copied')));
  return (
    <Stack gap={2.5}>
      {isOnlyHere(link) && (
        <Notice tone="error" title={t('common:onlyHere')}>
          {t('common:onlyHereHint')}
        </Notice>
      )}
      <Stack gap={0.75}>
        <Button
          variant="contained"
          sx={start}
          href={link.replace(/^https?:/u, 'webcal:')}
          startIcon={<Icon path={mdiCalendarSync} />}
        >
          {t('subscribe')}
        </Button>
        <Hint>{t('subscribeHint')}</Hint>
      </Stack>
      <Stack gap={0.75}>
        <Button
          variant="outlined"
          sx={start}
          startIcon={<Icon path={mdiContentCopy} />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
        <Hint>{t('copyHint')}</Hint>
      </Stack>
      {saves && (
        <Stack gap={0.75}>
          <Button variant="outlined" sx={start} href={link} startIcon={<Icon path={mdiTrayArrowDown} />}>
            {t('save')}
          </Button>
          <Hint>{t('saveHint')}</Hint>
        </Stack>
      )}
    </Stack>
  );
}

const start = { justifySelf: 'start' } as const;
