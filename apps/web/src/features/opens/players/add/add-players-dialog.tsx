import Button from '@mui/material/Button';
import type { OpenPage } from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Row } from '#ui/layout.ts';
import { FindPlayers } from './find-players.tsx';
import { GuestForm } from './guest-form.tsx';
import { NewPlayerForm } from './new-player-form.tsx';

type Making = keyof typeof titles;

const titles = { player: 'players.newPlayer', guest: 'players.addGuest', list: 'players.addList' } as const;

const ListForm = lazy(async () => ({ default: (await import('./list-form.tsx')).ListForm }));

type Props = { readonly open: OpenPage; readonly onClose: () => void };

/** Registers others, with their consent: existing players, new ones, or guests by name. */
export function AddPlayersDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const [search, setSearch] = useState('');
  /** What is being created, with the searched name to start from; null while searching for existing players. */
  const [making, setMaking] = useState<Making | null>(null);
  const done = () => {
    setMaking(null);
    setSearch('');
  };
  return (
    <Modal
      title={t(making === null ? 'players.addTitle' : titles[making])}
      fillsPhone
      keepsHeight={making === null || making === 'list'}
      maxWidth={making === 'list' ? 'lg' : 'sm'}
      onClose={onClose}
      actions={
        <>
          {making === null ? (
            <Row gap={0} sx={{ mr: 'auto' }}>
              <Button onClick={() => setMaking('list')}>{t('players.addList')}</Button>
              {open.may.enrol_others && (
                <Button onClick={() => setMaking('player')}>{t('players.newPlayer')}</Button>
              )}
              <Button onClick={() => setMaking('guest')}>{t('players.addGuest')}</Button>
            </Row>
          ) : (
            <Button onClick={() => setMaking(null)}>{t('common:back')}</Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      {making === null && <FindPlayers open={open} search={search} onSearch={setSearch} />}
      {making === 'player' && <NewPlayerForm open={open} name={search.trim()} onAdded={done} />}
      {making === 'guest' && <GuestForm open={open} name={search.trim()} onAdded={done} />}
      {making === 'list' && (
        <Suspense fallback={<RowSkeletons count={4} height={52} />}>
          <ListForm open={open} onDone={onClose} />
        </Suspense>
      )}
    </Modal>
  );
}
