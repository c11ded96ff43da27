import Box from '@mui/material/Box';
import { askForApproval, getOpen, type OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatDays } from '#lib/format.ts';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { type NoticePlace, usePlaceOfNotice } from '#ui/page/place-of-notice.ts';
import { Notice } from '#ui/state/notice.tsx';
import { Row } from '#ui/layout.ts';
import { approveOpen } from './changes.ts';
import { GiveButton } from './give-button.tsx';
import { RefuseButton } from './refuse-button.tsx';

/** Notifies organisers that their open is not rated, with a button to request approval; admins approve it here. */
export function ApprovalNotice({ open, place }: { readonly open: OpenPage; readonly place: NoticePlace }) {
  const isAdmin = useMe()?.user.roles.includes('admin') ?? false;
  const { approval } = open;
  const isHere = usePlaceOfNotice(approval !== null) === place;
  if (!approval || !isHere || open.state === 'canceled') return null;
  return <LoadedNotice open={open} approval={approval} isAdmin={isAdmin} />;
}

type LoadedProps = {
  readonly open: OpenPage;
  readonly approval: NonNullable<OpenPage['approval']>;
  readonly isAdmin: boolean;
};

function LoadedNotice({ open, approval, isAdmin }: LoadedProps) {
  const { t } = useTranslation('trust');
  const { name } = open;
  const { matches_waiting: matches, asked_at: asked, refused, dates_moved: moved, listed } = approval;
  const [now] = useState(() => Date.now());
  const isAskedAgain = refused !== null && Date.parse(refused.again_at) <= now;
  const words = [
    !refused && t(moved ? 'notice.datesMoved' : 'notice.body'),
    !listed && t('notice.unlisted'),
    matches > 0 && t('notice.waiting', { count: matches }),
    asked && !refused && t('notice.asked', { day: formatDays(asked, asked) }),
    refused && t('notice.refused', { day: formatDays(refused.at, refused.at) }),
    refused?.reason && t('notice.reason', { reason: refused.reason }),
    refused && !isAskedAgain && t('notice.again', { day: formatDays(refused.again_at, refused.again_at) }),
  ];
  const mayAsk = refused ? isAskedAgain : !asked;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="info" title={t('notice.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 260px' }}>{words.filter(Boolean).join(' ')}</Box>
          {(isAdmin || mayAsk) && (
            <Row>
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
              {isAdmin && asked && !refused && <RefuseButton open={open} />}
            </Row>
          )}
        </Box>
      </Notice>
    </Box>
  );
}

function AskButton({ openId }: { readonly openId: string }) {
  const { t } = useTranslation('trust');
  const ask = useWrite({
    write: () => call(askForApproval, { params: { id: openId } }),
    onSuccess: (asked) => {
      queries.setQueryData(apiQuery(getOpen, { params: { id: openId } }).queryKey, asked);
      notify('success', t('notice.askedDone'));
    },
  });
  return (
    <ActButton variant="outlined" busy={ask.isPending} onClick={() => ask.mutate()}>
      {t('notice.ask')}
    </ActButton>
  );
}
