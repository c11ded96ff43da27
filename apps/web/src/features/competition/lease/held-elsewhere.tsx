import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Lease, Match } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { Row } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useTakeLease } from './use-take-lease.ts';

type Props = { readonly match: Pick<Match, '_id' | 'open'>; readonly lease: Lease };

/** Says who scores this match on another device, with a button to score it on this one. */
export function HeldElsewhere({ match: { _id: matchId, open }, lease }: Props) {
  const { t } = useTranslation('matches');
  const [asking, setAsking] = useState(false);
  const take = useTakeLease(matchId, {
    onTaken: () => setAsking(false),
    // The device was heard of again meanwhile.
    onHeld: () => setAsking(true),
  });
  const words = lease.yours ? 'yours' : lease.by === null ? 'nameless' : 'theirs';
  const said = { name: lease.by ?? '', time: formatTime(lease.since, open.time_zone ?? undefined) };
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Row gap={1.5}>
        <Box role="status" sx={{ flex: '1 1 240px' }}>
          <Typography sx={{ fontWeight: 600 }}>{t(`lease.${words}`, said)}</Typography>
          {lease.quiet && <Hint>{t('lease.quiet')}</Hint>}
        </Box>
        <ActButton
          variant="contained"
          size="large"
          busy={take.isPending}
          sx={{ flex: { xs: '1 1 240px', sm: '0 0 auto' } }}
          onClick={() => (lease.quiet ? take.mutate({ takeOver: false }) : setAsking(true))}
        >
          {t('lease.take')}
        </ActButton>
      </Row>
      {asking && (
        <ConfirmDialog
          title={t('lease.ask')}
          confirm={t('lease.take')}
          busy={take.isPending}
          onConfirm={() => take.mutate({ takeOver: true })}
          onCancel={() => setAsking(false)}
        >
          {t(`lease.${words}Stops`, said)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
