import Box from '@mui/material/Box';
import { askForApproval, getOpen, type OpenPage } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatDays } from '#lib/format.ts';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Notice } from '#ui/state/notice.tsx';
import { approveOpen } from './changes.ts';
import { GiveButton } from './give-button.tsx';

/** Notifies organisers that their open is not rated, with a button to request approval; admins approve it here. */
export function ApprovalNotice({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('trust');
  const isAdmin = useMe()?.user.roles.includes('admin') ?? false;
  const { approval, name } = open;
  if (!approval || open.state === 'canceled') return null;
  const { matches_waiting: matches, asked_at: asked } = approval;
  const words = [
    t('notice.body'),
    matches > 0 && t('notice.waiting', { count: matches }),
    asked && t('notice.asked', { day: formatDays(asked, asked) }),
  ];
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="info" title={t('notice.title')}>
        {words.filter(Boolean).join(' ')}
        {(isAdmin || !asked) && (
          <Box sx={{ mt: 1.5 }}>
            {isAdmin ? (
              <GiveButton
                of={open._id}
                change={approveOpen(open._id)}
                matches={matches}
                label={t('approve')}
                named={t('approveNamed', { name })}
                title={t('approveTitle', { name })}
                done={{ given: t('approveDone', { name }), taken: t('disapproveDone', { name }) }}
              />
            ) : (
              <AskButton openId={open._id} />
            )}
          </Box>
        )}
      </Notice>
    </Box>
  );
}

function AskButton({ openId }: { readonly openId: string }) {
  const { t } = useTranslation('trust');
  const client = useQueryClient();
  const ask = useWrite({
    write: () => call(askForApproval, { params: { id: openId } }),
    onSuccess: (asked) => {
      client.setQueryData(apiQuery(getOpen, { params: { id: openId } }).queryKey, asked);
      notify('success', t('notice.askedDone'));
    },
  });
  return (
    <ActButton variant="outlined" busy={ask.isPending} onClick={() => ask.mutate()}>
      {t('notice.ask')}
    </ActButton>
  );
}
