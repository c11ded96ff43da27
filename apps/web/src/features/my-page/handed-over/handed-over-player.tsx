import {
  listAdministered,
  countPending,
  erasePlayer,
  type HandedOver,
  listClaims,
  listHandedOver,
  me as meRoute,
} from '@topspin/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { OfferDialog } from '../offer-dialog.tsx';
import { DecisionRow } from '#ui/list/decision-row.tsx';

/** A player nobody else looks after: the user invites a guardian or erases the profile. */
export function HandedOverPlayer({ player }: { readonly player: HandedOver }) {
  const { t } = useTranslation(['decisions', 'management']);
  const [doing, setDoing] = useState<'inviting' | 'erasing' | null>(null);
  const { _id: id, name, at } = player;
  const erase = useWrite({
    write: () => call(erasePlayer, { params: { id } }),
    onSuccess: () => notify('success', t('handedOver.erased', { name })),
    onSettled: async () => {
      setDoing(null);
      await invalidate(listAdministered, listHandedOver, countPending, listClaims, meRoute);
    },
  });
  const second = [t('handedOver.since', { day: formatMoment(at) }), t('handedOver.player')];
  return (
    <DecisionRow first={name} second={second}>
      <Button variant="outlined" onClick={() => setDoing('inviting')}>
        {t('management:offers.guardian.open')}
      </Button>
      <Button color="error" onClick={() => setDoing('erasing')}>
        {t('handedOver.erase')}
      </Button>
      {doing === 'inviting' && <OfferDialog kind="guardian" player={player} onClose={() => setDoing(null)} />}
      {doing === 'erasing' && (
        <ConfirmDialog
          danger
          title={t('handedOver.eraseTitle', { name })}
          confirm={t('handedOver.eraseConfirm')}
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
          onCancel={() => setDoing(null)}
        >
          <Typography>{t('handedOver.eraseBody', { name })}</Typography>
        </ConfirmDialog>
      )}
    </DecisionRow>
  );
}
