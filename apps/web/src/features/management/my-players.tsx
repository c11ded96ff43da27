import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Panel } from '#ui/page/panel.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

const NewPlayerDialog = lazy(async () => ({
  default: (await import('./new-player-dialog.tsx')).NewPlayerDialog,
}));

/** The players the user administers and may register. */
export function MyPlayers() {
  const { t } = useTranslation('management');
  const [adding, setAdding] = useState(false);
  const players = useMe()?.user.metadata.playersAdmin ?? [];
  return (
    <Panel
      title={t('players.title')}
      action={
        <Button size="small" onClick={() => setAdding(true)}>
          {t('players.create')}
        </Button>
      }
    >
      {players.length === 0 ? (
        <StatePanel drawing="racket" title={t('players.empty')} hint={t('players.emptyHint')} />
      ) : (
        <List disablePadding sx={{ maxHeight: 400, overflowY: 'auto' }}>
          {players.map(({ player_id: id, name, club_id: club }) => (
            <li key={id}>
              <RowLink to={paths.managedPlayer} params={{ playerId: id }} sx={{ gap: 2, px: 1 }}>
                <PersonAvatar name={name} club={club} size={32} />
                {name}
              </RowLink>
            </li>
          ))}
        </List>
      )}
      <Suspense>{adding && <NewPlayerDialog onClose={() => setAdding(false)} />}</Suspense>
    </Panel>
  );
}
