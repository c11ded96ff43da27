import { endSessions, listApiKeys, listSessions } from '@topspin/contract';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { deviceName } from '#lib/device-name.ts';
import { formatMoment } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Row } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';

/** The devices logged in, and a button to log out the others. */
export function Sessions({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const params = { id: userId };
  const sessions = useQuery(apiQuery(listSessions, { params }));
  const [asking, setAsking] = useState(false);
  const end = useWrite({
    write: () => call(endSessions, { params }),
    onSuccess: async () => {
      await invalidate(listSessions, listApiKeys);
      notify('success', t('security.ended'));
    },
    onSettled: () => setAsking(false),
  });
  if (!sessions.data) return <LoadState query={sessions} rows={{ count: 2, height: 56 }} />;
  const devices = sessions.data.collection;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {devices.map((device) => (
          <Box component="li" key={device._id} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            <Row nowrap sx={{ justifyContent: 'space-between' }}>
              <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
                {deviceName(device.user_agent) ?? t('security.unknownDevice')}
              </Box>
              {device.current && <Chip size="small" color="primary" label={t('security.thisOne')} />}
            </Row>
            <Hint>{t('security.lastUsed', { when: formatMoment(device.last_used_at) })}</Hint>
          </Box>
        ))}
      </Box>
      {devices.length > 1 && (
        <ActButton variant="outlined" sx={{ mt: 2 }} busy={end.isPending} onClick={() => setAsking(true)}>
          {t('security.endOthers')}
        </ActButton>
      )}
      {asking && (
        <ConfirmDialog
          title={t('security.endTitle')}
          confirm={t('security.endOthers')}
          busy={end.isPending}
          onConfirm={() => end.mutate()}
          onCancel={() => setAsking(false)}
        >
          {t('security.endBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
