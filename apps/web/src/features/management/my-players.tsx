import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { listAdministered } from '@topspin/contract';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useMe } from '#lib/session/use-me.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

const NewPlayerDialog = lazy(async () => ({
  default: (await import('./new-player-dialog.tsx')).NewPlayerDialog,
}));

/** With more players than this there is a search field. */
const searchedFrom = 20;

/** The players the user administers and may register. */
export function MyPlayers() {
  const { t } = useTranslation('management');
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  const count = useMe()?.user.metadata.players_admin_count ?? 0;
  const list = useInfiniteList(listAdministered, {
    query: search ? { simpleSearch: { search, fields: ['name'] } } : {},
  });
  const panel = useRef<HTMLDivElement>(null);
  const toPlayers = () => panel.current?.scrollIntoView({ block: 'center' });
  // A link may lead here; the lists above push it down until they have come.
  const isAsked = useLocation({ select: ({ hash }) => hash === 'players' });
  const isRead = list.state !== 'loading';
  useEffect(() => {
    if (isAsked && isRead) panel.current?.scrollIntoView({ block: 'center' });
  }, [isAsked, isRead]);
  return (
    <Box ref={panel}>
      <Panel
        title={t('players.title')}
        action={
          <Button size="small" onClick={() => setAdding(true)}>
            {t('players.create')}
          </Button>
        }
      >
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
          {({ _id: id, name, club_id: club }) => (
            <li key={id}>
              <RowLink to={paths.managedPlayer} params={{ playerId: id }} sx={{ gap: 2, px: 1 }}>
                <PersonAvatar name={name} club={club} size={32} />
                {name}
              </RowLink>
            </li>
          )}
        </InfiniteList>
        <Suspense>
          {adding && (
            <NewPlayerDialog
              onClose={() => {
                setAdding(false);
                toPlayers();
              }}
            />
          )}
        </Suspense>
      </Panel>
    </Box>
  );
}
