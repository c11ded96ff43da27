import { mdiPlaylistPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { restorePlayer, softDeletePlayer } from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLists } from '#lib/admin/admin-lists.tsx';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { playersSheet } from '#lib/export/players-sheet.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { Icon } from '#ui/icon.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { PlayerRow } from './player-row.tsx';
import { usePlayers } from './use-players.ts';

const ListDialog = lazy(async () => ({ default: (await import('./list-dialog.tsx')).ListDialog }));

const routes = { remove: softDeletePlayer, restore: restorePlayer };

/** For admins: every player, with buttons to delete and restore. */
export function PlayersAdminPage() {
  const { t } = useTranslation('players');
  const [adding, setAdding] = useState(false);
  const { list, search, setSearch } = usePlayers('name');
  const remove = useSoftDelete(routes, list, {
    done: t('admin.deleted'),
    details: ({ left }) =>
      left.length > 0 ? t('admin.left', { opens: left.map(({ name }) => name).join(', ') }) : undefined,
  });
  return (
    <Page
      title={t('admin.title')}
      hint={t('admin.hint')}
      action={
        <Button
          variant="contained"
          startIcon={<Icon path={mdiPlaylistPlus} />}
          onClick={() => setAdding(true)}
        >
          {t('admin.addList')}
        </Button>
      }
    >
      <Suspense>{adding && <ListDialog onClose={() => setAdding(false)} />}</Suspense>
      <AdminLists
        kind="player"
        searchLabel={t('search')}
        search={search}
        onSearch={setSearch}
        download={<ExportMenu read={async () => playersSheet(t('title'), await list.readAll())} />}
      >
        <InfiniteList list={list} label={t('title')}>
          {(player) => (
            <PlayerRow
              key={player._id}
              player={player}
              action={
                <RemoveButton
                  label={t('admin.delete', { name: player.name })}
                  title={t('admin.confirmTitle')}
                  body={t('admin.confirmBody', { name: player.name })}
                  row={player}
                  remove={remove}
                />
              }
            />
          )}
        </InfiniteList>
      </AdminLists>
    </Page>
  );
}
