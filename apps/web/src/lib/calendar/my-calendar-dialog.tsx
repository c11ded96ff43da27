import { endCalendarAddress, getCalendarAddress, renewCalendarAddress } from '@topspin/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { useLinkTo } from '#lib/link.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { notify } from '#ui/notify/notifications.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { CalendarWays } from './calendar-ways.tsx';

type Props = { readonly onClose: () => void };

/** The secret address of one's own calendar: made, shown once, renewed and taken away. */
export function MyCalendarDialog({ onClose }: Props) {
  const { t } = useTranslation(['calendar', 'common']);
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const address = useQuery(apiQuery(getCalendarAddress));
  const done = () => {
    setAsking(null);
    return invalidate(getCalendarAddress);
  };
  const renew = useWrite({
    write: () => call(renewCalendarAddress),
    onSuccess: async (made) => {
      setSecret(made.secret);
      await done();
    },
  });
  const end = useWrite({
    write: () => call(endCalendarAddress),
    onSuccess: async () => {
      setSecret(null);
      await done();
      notify('success', t('mine.ended'));
    },
  });
  if (asking !== null)
    return (
      <ConfirmDialog
        danger={asking === 'end'}
        busy={renew.isPending || end.isPending}
        title={t(`mine.${asking}Title`)}
        confirm={t(`mine.${asking}`)}
        onConfirm={() => (asking === 'renew' ? renew : end).mutate()}
        onCancel={() => setAsking(null)}
      >
        <Typography>{t(`mine.${asking}Hint`)}</Typography>
      </ConfirmDialog>
    );
  return (
    <Modal
      title={t('mine.title')}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <Stack gap={2.5}>
        <Typography>{t('mine.hint')}</Typography>
        {!address.data && <LoadState query={address} />}
        {secret === null && address.data?.made_at === null && (
          <ActButton
            variant="contained"
            sx={{ justifySelf: 'start' }}
            busy={renew.isPending}
            onClick={() => renew.mutate()}
          >
            {t('mine.make')}
          </ActButton>
        )}
        {secret !== null && <NewAddress secret={secret} />}
        {secret === null && address.data?.made_at && (
          <Typography color="textSecondary">
            {t('mine.since', { when: formatMoment(address.data.made_at) })}{' '}
            {address.data.read_at === null
              ? t('mine.unread')
              : t('mine.read', { when: formatMoment(address.data.read_at) })}
          </Typography>
        )}
        {(secret !== null || address.data?.made_at) && (
          <Row>
            <Button variant="outlined" onClick={() => setAsking('renew')}>
              {t('mine.renew')}
            </Button>
            <Button color="error" onClick={() => setAsking('end')}>
              {t('mine.end')}
            </Button>
          </Row>
        )}
      </Stack>
    </Modal>
  );
}

function NewAddress({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('calendar');
  const link = useLinkTo(`/api/public/calendars/${secret}/matches.ics`);
  return (
    <>
      <Notice tone="info" title={t('mine.secret')}>
        {t('mine.secretHint')}
      </Notice>
      <CalendarWays link={link} />
    </>
  );
}
