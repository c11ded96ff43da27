import Button from '@mui/material/Button';
import { createPlayers, listPlayers } from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/consent-version';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { isNew } from '#domain/player-list/choices.ts';
import type { ConfirmedList } from '#domain/player-list/list-confirm.tsx';
import { PlayerList } from '#domain/player-list/player-list.tsx';
import { inTab, removeDraft } from '#ui/draft/drafts.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { notify } from '#ui/notify/notifications.ts';

type Refused = readonly { readonly row: number; readonly message: string }[];

const draft = inTab('players:list');

/** For admins: creates the players of a list. */
export function ListDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['playerList', 'common', 'consents']);
  const [refused, setRefused] = useState<Refused>([]);
  const send = useCreation(createPlayers);
  const create = useWrite({
    write: ({ rows, guardian_consent }: ConfirmedList) =>
      send({
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
      await invalidate(listPlayers);
      if (left.length > 0) return;
      removeDraft(draft);
      onClose();
    },
  });
  return (
    <Modal
      title={t('title')}
      fillsPhone
      keepsHeight
      maxWidth="lg"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <PlayerList
        draft={draft}
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
