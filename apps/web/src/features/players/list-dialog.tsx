import Button from '@mui/material/Button';
import { createPlayers, listPlayers } from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/consent-version';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { isNew } from '#lib/player-list/choices.ts';
import { PlayerList, type ConfirmedList } from '#lib/player-list/player-list.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { notify } from '#ui/notify/notifications.ts';

type Refused = readonly { readonly row: number; readonly message: string }[];

/** For admins: creates the players of a list. */
export function ListDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['playerList', 'common', 'consents']);
  const client = useQueryClient();
  const [refused, setRefused] = useState<Refused>([]);
  const create = useWrite({
    write: ({ rows, guardian_consent }: ConfirmedList, idempotencyKey) =>
      call(createPlayers, {
        idempotencyKey,
        body: {
          rows: rows.filter(isNew),
          guardian_consent,
          consent: { confirmed: true },
          text_version: consentTextVersion,
        },
      }),
    onSuccess: async ({ created, refused: left }) => {
      notify('success', t('created', { count: created }));
      setRefused(left);
      await invalidate(client, listPlayers);
      if (left.length === 0) onClose();
    },
  });
  return (
    <Modal
      title={t('title')}
      fillsPhone
      maxWidth="lg"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <PlayerList
        newcomers="profiles"
        inside={new Set()}
        consent={() => t('consents:profile.paper', { player: t('everyPerson') })}
        confirmLabel={(count) => t('create', { count })}
        busy={create.isPending}
        refused={refused}
        onConfirm={(list) => create.mutate(list)}
      />
    </Modal>
  );
}
