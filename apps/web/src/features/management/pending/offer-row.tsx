import {
  answerPlayerInvitation,
  countPending,
  listMyPlayerInvitations,
  me as meRoute,
  type PlayerInvitation,
  restorePlayerInvitation,
} from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { notify } from '#ui/notify/notifications.ts';

/** A profile offered to the user, to take over or to look after, with the text agreed to by accepting. */
export function OfferRow({ invitation }: { readonly invitation: PlayerInvitation }) {
  const { t } = useTranslation('management');
  const client = useQueryClient();
  const { _id, kind, player, invited_by: by, consent, needs_code: needsCode } = invitation;
  const [code, setCode] = useState('');
  const takeBack = () =>
    call(restorePlayerInvitation, { params: { invitation_id: _id } }).then(() =>
      invalidate(client, listMyPlayerInvitations, countPending),
    );
  const answer = useWrite({
    write: (accept: boolean) =>
      call(answerPlayerInvitation, {
        params: { invitation_id: _id },
        body: { accept, ...(needsCode && accept && { code }) },
      }),
    onSuccess: async (_, accept) => {
      if (accept) notify('success', t(`offers.${kind}.accepted`, { name: player.name }));
      else notifyRemoved(t('offers.declined'), { undo: takeBack });
      await invalidate(client, listMyPlayerInvitations, countPending, meRoute);
    },
    onError: () => void invalidate(client, listMyPlayerInvitations, countPending),
  });
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography sx={{ fontWeight: 650 }}>
        {t(`offers.${kind}.asked`, { name: player.name, by: by ?? '—' })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {consent}
      </Typography>
      {needsCode && (
        <OutlinedField
          label={t('offers.codeField', { by: by ?? '—' })}
          value={code}
          autoComplete="off"
          inputProps={{ maxLength: 20 }}
          sx={{ maxWidth: 360, mt: 1 }}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActButton
          variant="outlined"
          busy={answer.isPending}
          disabled={needsCode && code.trim() === ''}
          onClick={() => answer.mutate(true)}
        >
          {t('offers.accept')}
        </ActButton>
        <ActButton busy={answer.isPending} onClick={() => answer.mutate(false)}>
          {t('offers.decline')}
        </ActButton>
      </Box>
    </Box>
  );
}
