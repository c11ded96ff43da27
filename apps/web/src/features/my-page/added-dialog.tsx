import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import type { Entering } from './may-enter.ts';
import type { ShowEntrants } from './my-registrations.tsx';
import { OpensToEnter } from './opens-to-enter.tsx';

type Props = {
  readonly player: Entering;
  readonly entrants: ShowEntrants;
  readonly onAnother: () => void;
  readonly onClose: () => void;
};

/** After a profile has been created for somebody: the opens they may enter, and the next brother or sister. */
export function AddedDialog({ player, entrants, onAnother, onClose }: Props) {
  const { t } = useTranslation(['management', 'common']);
  return (
    <Modal
      title={t('management:players.created', { name: player.name })}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAnother}>{t('management:players.another')}</Button>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      <Typography variant="h2" component="p" sx={{ mb: 1 }}>
        {t('management:toEnter.title')}
      </Typography>
      <OpensToEnter player={player} entrants={entrants} />
    </Modal>
  );
}
