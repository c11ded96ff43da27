import { claimPlayer, getPlayer, type PlayerPage, withdrawClaim } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Notice } from '#ui/state/notice.tsx';

/** Lets a user without a profile claim one created by others, or withdraw the claim. */
export function ClaimPanel({ player }: { readonly player: PlayerPage }) {
  const { t } = useTranslation('decisions');
  const params = { id: player._id };
  const again = () => invalidate(getPlayer);
  const claim = useWrite({
    write: () => call(claimPlayer, { params }),
    onSuccess: async () => {
      notify('success', t('mine.sent'));
      await again();
    },
  });
  const withdraw = useWrite({
    write: () => call(withdrawClaim, { params }),
    onSuccess: async () => {
      notifyRemoved(t('mine.withdrawn'), { undo: () => call(claimPlayer, { params }).then(again) });
      await again();
    },
  });
  if (player.claim === null) return null;
  const isPending = player.claim === 'pending';
  const act = isPending ? withdraw : claim;
  return (
    <Box sx={{ mb: 3 }}>
      <Notice tone="info" title={t(isPending ? 'mine.pending' : 'mine.question')}>
        <Typography variant="body2">{t(isPending ? 'mine.pendingHint' : 'mine.hint')}</Typography>
        <ActButton
          variant="outlined"
          size="small"
          sx={{ mt: 1.5 }}
          busy={claim.isPending || withdraw.isPending}
          onClick={() => act.mutate()}
        >
          {t(isPending ? 'mine.withdraw' : 'mine.claim')}
        </ActButton>
      </Notice>
    </Box>
  );
}
