import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import { FindPlayers } from './find-players.tsx';
import { NewPlayerForm } from './new-player-form.tsx';
import { useEnrol } from '../use-enrol.ts';

type Props = { readonly open: OpenPage; readonly onClose: () => void };

/** Registers others, with their consent: players there are, or new ones. */
export function AddPlayersDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const narrow = useMediaQuery('(max-width: 599px)');
  /** The name to begin a new player with; null while one looks for players there are. */
  const [creating, setCreating] = useState<string | null>(null);
  const enrol = useEnrol(open._id);
  return (
    <Modal
      title={t(creating === null ? 'players.addTitle' : 'players.newPlayer')}
      fullScreen={narrow}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setCreating(creating === null ? '' : null)}>
            {creating === null ? t('players.newPlayer') : t('common:back')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      {creating === null ? (
        <FindPlayers open={open} onCreate={setCreating} />
      ) : (
        <NewPlayerForm
          open={open}
          name={creating}
          onCreated={(playerId) => enrol.mutate({ playerId }, { onSuccess: () => setCreating(null) })}
        />
      )}
    </Modal>
  );
}
