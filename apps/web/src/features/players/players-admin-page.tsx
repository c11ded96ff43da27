import { softDeletePlayer } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { Page } from '#ui/page/page.tsx';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { PlayerRow } from './player-row.tsx';
import { usePlayers } from './use-players.ts';

/** For admins: every player, with the way to take one out of the lists. */
export function PlayersAdminPage() {
  const { t } = useTranslation('players');
  const { list, search, setSearch } = usePlayers('name');
  const remove = useSoftDelete(softDeletePlayer, list, t('admin.deleted'));
  return (
    <Page title={t('admin.title')} hint={t('admin.hint')}>
      <ListTools>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
      </ListTools>
      <Card sx={{ p: 1 }}>
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
      </Card>
    </Page>
  );
}
