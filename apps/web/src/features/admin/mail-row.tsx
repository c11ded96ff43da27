import { listOutbox, type OutboxMail, sendMailAgain } from '@topspin/contract';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';

/** Older mails are not sent any more: their codes and links have expired. */
const sentWithin = 24 * 60 * 60 * 1000;

const stateOf = ({ sent_at: sent, last_error: error }: OutboxMail) => {
  if (sent !== null) return 'sent';
  return error === null ? 'waiting' : 'failed';
};

const isDue = ({ sent_at: sent, created_at: written }: OutboxMail, now: number): boolean =>
  sent === null && now - Date.parse(written) < sentWithin;

type Props = { readonly mail: OutboxMail; readonly sends: boolean; readonly onOpen: () => void };

/** A mail: subject, recipient and, if mail is enabled, its status. */
export function MailRow({ mail, sends, onOpen }: Props) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const [canBeSent] = useState(() => isDue(mail, Date.now()));
  const again = useWrite({
    write: () => call(sendMailAgain, { params: { id: mail._id } }),
    onSuccess: async () => {
      notify('info', t('outbox.sending'));
      await invalidate(client, listOutbox);
    },
  });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ListItemButton onClick={onOpen} sx={{ minHeight: 64, px: 1, borderRadius: 1 }}>
        <TwoLines
          first={mail.subject ?? t('outbox.recover')}
          second={[
            mail.to,
            formatMoment(mail.created_at),
            sends && t(`outbox.states.${stateOf(mail)}`, { count: mail.attempts }),
            sends && mail.sent_at === null && mail.last_error,
          ]}
        />
      </ListItemButton>
      {sends && mail.last_error !== null && canBeSent && (
        <ActButton size="small" busy={again.isPending} sx={{ flex: 'none' }} onClick={() => again.mutate()}>
          {t('outbox.again')}
        </ActButton>
      )}
    </Box>
  );
}
