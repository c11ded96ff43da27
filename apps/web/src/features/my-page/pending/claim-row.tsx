import {
  listAdministered,
  type Claim,
  countPending,
  decideClaim,
  getPlayer,
  listClaims,
  me as meRoute,
} from '@topspin/contract';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatDay, formatMoment } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { DecisionRow } from '#ui/list/decision-row.tsx';

type Answer = 'hand' | 'reject';

/** A claim on a profile the user administers. Both answers ask for confirmation: neither can be undone. */
export function ClaimRow({ claim }: { readonly claim: Claim }) {
  const { t } = useTranslation('decisions');
  const [asking, setAsking] = useState<Answer | null>(null);
  const [keepsPhone, setKeepsPhone] = useState(false);
  const { since, email_verified: verified, opens_in_common: opens } = claim.user;
  const words = { player: claim.player.name, who: claim.user.name };
  const decide = useWrite({
    write: (answer: Answer) =>
      call(decideClaim, {
        params: { id: claim.player._id, claim_id: claim._id },
        body: { accept: answer === 'hand', keeps_phone: keepsPhone },
      }),
    onSuccess: (_, answer) => notify('success', t(`claim.${answer}Done`, words)),
    onSettled: async () => {
      setAsking(null);
      await invalidate(listAdministered, listClaims, countPending, getPlayer, meRoute);
    },
  });
  return (
    <DecisionRow
      first={t('claim.text', words)}
      second={[
        formatMoment(claim.created_at),
        t('claim.since', { date: formatDay(since) }),
        verified ? t('claim.verified') : null,
        opens.length > 0 ? t('claim.inCommon', { opens: opens.join(', ') }) : null,
      ]}
    >
      <Button variant="outlined" onClick={() => setAsking('hand')}>
        {t('claim.hand')}
      </Button>
      <Button onClick={() => setAsking('reject')}>{t('claim.reject')}</Button>
      {asking && (
        <ConfirmDialog
          title={t(`claim.${asking}Title`, words)}
          confirm={t(`claim.${asking}`)}
          busy={decide.isPending}
          onConfirm={() => decide.mutate(asking)}
          onCancel={() => setAsking(null)}
        >
          <Typography>{t(`claim.${asking}Body`, words)}</Typography>
          {asking === 'hand' && claim.player.minor_with_phone && (
            <FormControlLabel
              sx={{ mt: 1 }}
              label={t('claim.keepsPhone')}
              control={<Checkbox checked={keepsPhone} onChange={(_, checked) => setKeepsPhone(checked)} />}
            />
          )}
        </ConfirmDialog>
      )}
    </DecisionRow>
  );
}
