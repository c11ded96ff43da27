import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Administered, listAdministered, relations } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Icon } from '#ui/icon.tsx';
import { Fold } from '#ui/list/fold.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import type { Entering } from './may-enter.ts';
import type { ShowEntrants } from './my-registrations.tsx';
import { useAskedFor } from './use-asked-for.ts';

const NewPlayerDialog = lazyDialog(async () => (await import('./new-player-dialog.tsx')).NewPlayerDialog);
const AddedDialog = lazyDialog(async () => (await import('./added-dialog.tsx')).AddedDialog);

/** With more players than this there is a search field. */
const searchedFrom = 20;

/** The players the user administers and may register, and the way to add one, which leads on to the opens they may enter. */
export function MyPlayers({ entrants }: { readonly entrants: ShowEntrants }) {
  const { t } = useTranslation('management');
  const [dialog, setDialog] = useState<'new' | Entering | null>(null);
  const [search, setSearch] = useState('');
  const count = useMe()?.user.metadata.players_admin_count ?? 0;
  const kept = useMe()?.user.metadata.kept_profiles_count ?? 0;
  const list = useInfiniteList(listAdministered, {
    query: {
      filters: { relation: { $in: [...relations] } },
      ...(search && { simpleSearch: { search, fields: ['name'] } }),
    },
  });
  // The lists above push it down until they have come.
  const panel = useAskedFor('players', list.state !== 'loading');
  const close = () => {
    setDialog(null);
    panel.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <Box ref={panel}>
      <Panel title={t('players.title')}>
        {count > searchedFrom && (
          <Box sx={{ mb: 1 }}>
            <SearchField label={t('players.search')} value={search} onChange={setSearch} />
          </Box>
        )}
        <InfiniteList
          list={list}
          label={t('players.title')}
          emptyTitle={t(search ? 'players.noneFound' : 'players.empty')}
          {...(!search && { emptyHint: t('players.emptyHint') })}
          boxed
        >
          {playerRow}
        </InfiniteList>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPlus} />}
          onClick={() => setDialog('new')}
          sx={{ mt: 2 }}
        >
          {t('players.create')}
        </Button>
        {kept > 0 && (
          <Fold label={t('players.kept', { count: kept })}>
            <KeptProfiles />
          </Fold>
        )}
        {dialog === 'new' && <NewPlayerDialog onClose={close} onCreated={setDialog} />}
        {dialog !== null && dialog !== 'new' && (
          <AddedDialog
            player={dialog}
            entrants={entrants}
            onAnother={() => setDialog('new')}
            onClose={close}
          />
        )}
      </Panel>
    </Box>
  );
}

/** The profiles of people whom the user entered in an open, until somebody looks after them. */
function KeptProfiles() {
  const { t } = useTranslation('management');
  const [search, setSearch] = useState('');
  const list = useInfiniteList(listAdministered, {
    query: {
      filters: { relation: 'organiser' },
      ...(search && { simpleSearch: { search, fields: ['name'] } }),
    },
  });
  return (
    <>
      <Hint sx={{ mb: 1 }}>{t('players.keptHint')}</Hint>
      <SearchField label={t('players.search')} value={search} onChange={setSearch} />
      <InfiniteList list={list} label={t('players.keptTitle')} emptyTitle={t('players.noneFound')} boxed>
        {playerRow}
      </InfiniteList>
    </>
  );
}

const playerRow = ({ _id: id, name, club_id: club }: Administered) => (
  <li key={id}>
    <RowLink to={paths.managedPlayer} params={{ playerId: id }} sx={{ gap: 2, px: 1 }}>
      <PersonAvatar name={name} club={club} size={32} />
      {name}
    </RowLink>
  </li>
);
