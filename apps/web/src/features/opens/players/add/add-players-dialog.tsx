import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import { FindPlayers } from './find-players.tsx';
import { GuestForm } from './guest-form.tsx';
import { NewPlayerForm } from './new-player-form.tsx';
import { useEnrol } from '../use-enrol.ts';

type Making = { readonly kind: keyof typeof titles; readonly name: string };

const titles = { player: 'players.newPlayer', guest: 'players.addGuest' } as const;

type Props = { readonly open: OpenPage; readonly onClose: () => void };

/** Registers others, with their consent: existing players, new ones, or guests by name. */
export function AddPlayersDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const narrow = useMediaQuery('(max-width: 599px)');
  /** What is being created, and its initial name; null while searching for existing players. */
  const [making, setMaking] = useState<Making | null>(null);
  const enrol = useEnrol(open._id);
  return (
    <Modal
      title={t(making === null ? 'players.addTitle' : titles[making.kind])}
      fullScreen={narrow}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          {making === null ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', mr: 'auto' }}>
              <Button onClick={() => setMaking({ kind: 'player', name: '' })}>
                {t('players.newPlayer')}
              </Button>
              <Button onClick={() => setMaking({ kind: 'guest', name: '' })}>{t('players.addGuest')}</Button>
            </Box>
          ) : (
            <Button onClick={() => setMaking(null)}>{t('common:back')}</Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      {making === null && <FindPlayers open={open} onMake={(kind, name) => setMaking({ kind, name })} />}
      {making?.kind === 'player' && (
        <NewPlayerForm
          open={open}
          name={making.name}
          onCreated={(playerId) => enrol.mutate({ playerId }, { onSuccess: () => setMaking(null) })}
        />
      )}
      {making?.kind === 'guest' && (
        <GuestForm open={open} name={making.name} onAdded={() => setMaking(null)} />
      )}
    </Modal>
  );
}
