import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { editGuest, erasePlayer, guestUpdate, type Inscription } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { inTab } from '#ui/draft/drafts.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { ClubInput } from '#domain/player-fields/club-input.tsx';
import { Form, FormProblem } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Stack } from '#ui/layout.ts';

type Values = { readonly name: string; readonly club: string };

const schema = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(({ name, club }: Values) => ({ name, club: club || null })),
  ),
  guestUpdate,
);

type Props = { readonly inscription: Inscription; readonly onClose: () => void };

/** Corrects the name or the club of a guest, or erases the name. */
export function GuestDialog({ inscription, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const [erasing, setErasing] = useState(false);
  const { _id, open_id: id, player } = inscription;
  const form = useApiForm({
    schema,
    defaultValues: { name: player.name, club: player.club ?? '' },
    draft: inTab(`guest:${_id}`),
    onSubmit: async (body) => {
      await call(editGuest, { params: { id, inscription_id: _id }, body });
      await queries.invalidateQueries();
      notify('success', t('players.guestSaved'));
      onClose();
    },
  });
  return (
    <Modal title={t('players.editGuest', { name: player.name })} maxWidth="sm" onClose={onClose}>
      <Box sx={{ pt: 1 }}>
        <Form
          form={form}
          submitLabel={t('common:save')}
          secondary={
            <Button color="error" onClick={() => setErasing(true)}>
              {t('players.eraseGuest')}
            </Button>
          }
        >
          <TextInput control={form.control} name="name" label={t('fields.name')} required />
          <ClubInput control={form.control} name="club" label={t('players.club')} />
        </Form>
      </Box>
      {erasing && <EraseGuest player={player} onClose={() => setErasing(false)} onErased={onClose} />}
    </Modal>
  );
}

type EraseProps = {
  readonly player: Inscription['player'];
  readonly onClose: () => void;
  readonly onErased: () => void;
};

function EraseGuest({ player, onClose, onErased }: EraseProps) {
  const { t } = useTranslation('opens');
  const erase = useWrite({
    showsError: shownHere,
    write: () => call(erasePlayer, { params: { id: player._id } }),
    onSuccess: async () => {
      notify('success', t('players.guestErased'));
      onErased();
      await queries.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      danger
      busy={erase.isPending}
      title={t('players.eraseGuestTitle', { name: player.name })}
      confirm={t('players.eraseGuest')}
      onConfirm={() => erase.mutate()}
      onCancel={onClose}
    >
      <Stack>
        {erase.error && <FormProblem problem={erase.error} />}
        <Typography>{t('players.eraseGuestBody')}</Typography>
      </Stack>
    </ConfirmDialog>
  );
}
