import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OpenPage } from '@topspin/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindPlayers } from './find-players.tsx';
import { NewPlayerForm } from './new-player-form.tsx';
import { useEnrol } from './use-enrol.ts';

type Props = { readonly open: OpenPage; readonly onClose: () => void };

/** Registers others, with their consent: players there are, or new ones. */
export function AddPlayersDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const heading = useId();
  const narrow = useMediaQuery('(max-width: 599px)');
  /** The name to begin a new player with; null while one looks for players there are. */
  const [creating, setCreating] = useState<string | null>(null);
  const enrol = useEnrol(open._id);
  return (
    <Dialog open onClose={onClose} fullScreen={narrow} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {t(creating === null ? 'players.addTitle' : 'players.newPlayer')}
      </DialogTitle>
      <DialogContent>
        {creating === null ? (
          <FindPlayers open={open} onCreate={setCreating} />
        ) : (
          <NewPlayerForm
            name={creating}
            onCreated={(playerId) => enrol.mutate({ playerId }, { onSuccess: () => setCreating(null) })}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => setCreating(creating === null ? '' : null)}>
          {creating === null ? t('players.newPlayer') : t('common:back')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
