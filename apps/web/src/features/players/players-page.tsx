import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { InfiniteList } from '#ui/infinite-list.tsx';
import { ListTools } from '#ui/list-tools.tsx';
import { Page } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SortSelect } from '#ui/sort-select.tsx';
import { PlayerRow } from './player-row.tsx';
import { usePlayers } from './use-players.ts';

/** Everybody with a player profile. */
export function PlayersPage() {
  const { t } = useTranslation('players');
  const { list, search, setSearch, order, setOrder } = usePlayers();
  const orders = [
    { value: 'rating', label: t('sortRating') },
    { value: 'name', label: t('sortName') },
    { value: 'matches_played', label: t('sortMatches') },
  ] as const;
  return (
    <Page title={t('title')} hint={t('hint')}>
      <ListTools>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <SortSelect value={order} options={orders} onChange={setOrder} />
      </ListTools>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('title')}>
          {(player) => <PlayerRow key={player._id} player={player} />}
        </InfiniteList>
      </Card>
    </Page>
  );
}
