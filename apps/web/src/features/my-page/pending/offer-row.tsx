import {
  listAdministered,
  answerPlayerInvitation,
  countPending,
  listMyPlayerInvitations,
  me as meRoute,
  type PlayerInvitation,
  restorePlayerInvitation,
} from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Row, Stack } from '#ui/layout.ts';

/** A profile offered to the user. An address that nobody proved gets to see whose it is with the code. */
export function OfferRow({ invitation }: { readonly invitation: PlayerInvitation }) {
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <Stack as="li" gap={1} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      {invitation.player === null && shown === null ? (
        <NamelessOffer invitation={invitation} onShown={setShown} />
      ) : (
        <Offer {...(shown ?? { invitation })} />
      )}
    </Stack>
  );
}

type Shown = { readonly invitation: PlayerInvitation; readonly code?: string };

type NamelessOfferProps = {
  readonly invitation: PlayerInvitation;
  readonly onShown: (shown: Shown) => void;
};

function NamelessOffer({ invitation: { _id, kind }, onShown }: NamelessOfferProps) {
  const { t } = useTranslation('management');
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const look = useWrite({
    write: () => call(listMyPlayerInvitations, { query: { code } }),
    onSuccess: ({ collection }) => {
      const invitation = collection.find((offer) => offer._id === _id && offer.player !== null);
      if (invitation) onShown({ invitation, code });
      else setIsWrong(true);
    },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        look.mutate();
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Typography sx={{ fontWeight: 650 }}>{t(`offers.${kind}.nameless`)}</Typography>
      <OutlinedField
        label={t('offers.codeField')}
        value={code}
        autoComplete="off"
        inputProps={{ maxLength: 20 }}
        error={isWrong}
        helperText={isWrong && t('player.codeNeeded.message', { ns: 'errors' })}
        sx={{ maxWidth: 360, mt: 1 }}
        onChange={({ target }) => {
          setCode(target.value);
          setIsWrong(false);
        }}
      />
      <ActButton type="submit" variant="outlined" busy={look.isPending} disabled={code.trim() === ''}>
        {t('offers.show')}
      </ActButton>
    </Box>
  );
}

/** An offer to take a profile over or to look after it, with the text agreed to by accepting. */
function Offer({ invitation, code }: Shown) {
  const { t } = useTranslation('management');
  const { _id, kind, player, invited_by: by, consent } = invitation;
  const name = player?.name ?? '—';
  const takeBack = () =>
    call(restorePlayerInvitation, { params: { invitation_id: _id } }).then(() =>
      invalidate(listMyPlayerInvitations, countPending),
    );
  const answer = useWrite({
    write: (accept: boolean) =>
      call(answerPlayerInvitation, {
        params: { invitation_id: _id },
        body: { accept, ...(code !== undefined && { code }) },
      }),
    onSuccess: async (_, accept) => {
      if (accept) notify('success', t(`offers.${kind}.accepted`, { name }));
      else notifyRemoved(t('offers.declined'), { undo: takeBack });
      await invalidate(listAdministered, listMyPlayerInvitations, countPending, meRoute);
    },
    onError: () => void invalidate(listMyPlayerInvitations, countPending),
  });
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{t(`offers.${kind}.asked`, { name, by: by ?? '—' })}</Typography>
      <Hint>{consent}</Hint>
      <Row>
        <ActButton variant="outlined" busy={answer.isPending} onClick={() => answer.mutate(true)}>
          {t('offers.accept')}
        </ActButton>
        <ActButton busy={answer.isPending} onClick={() => answer.mutate(false)}>
          {t('offers.decline')}
        </ActButton>
      </Row>
    </>
  );
}
